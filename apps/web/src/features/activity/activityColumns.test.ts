import { describe, expect, it } from 'vitest';
import { activityTexts } from '../../i18n/areas.ts';
import { activityColumns } from './activityColumns.ts';
import type { ActivityRow } from './activityRow.ts';
import { sampleActivity, sampleChannels } from './testing/sampleActivity.ts';

const t = await activityTexts.load({ locale: 'es', overrides: {} });
const columnsOf = (roleId: number, isNarrow = false) =>
  activityColumns({ t, roleId, channels: sampleChannels, isNarrow, isOneDay: false });
const row: ActivityRow = { activity: sampleActivity, status: 'startable', isStartQueued: false, hasDraft: false };
const cell = (id: string, { roleId = 1, isNarrow = false, of = row } = {}) => {
  const column = columnsOf(roleId, isNarrow).find((candidate) => candidate.id === id);
  return column === undefined ? undefined : column.value(of);
};
const hrefOf = (id: string, of: ActivityRow) => {
  const column = columnsOf(1).find((candidate) => candidate.id === id);
  return column !== undefined && 'href' in column ? column.href(of) : undefined;
};
const changed = (changes: Partial<typeof sampleActivity>): ActivityRow => ({
  ...row,
  activity: { ...sampleActivity, ...changes },
});

describe('the columns of the list', () => {
  it('ACL-09 ACL-10 ACL-11 ACL-12 ACL-13 ACL-17 hold what an activity is', () => {
    expect(['prospect', 'subject', 'type', 'date', 'start', 'end', 'comments'].map((id) => cell(id))).toEqual([
      'Rosa Elena Campos',
      'Seguimiento',
      'Llamada',
      '2026-11-23',
      '10:00',
      '10:15',
      'Por la tarde',
    ]);
  });

  it('ACL-14 ACL-15 ACL-16 show manager and adviser by role: role 13 the column without the name, role 5 no column', () => {
    const roles = Array.from({ length: 15 }, (_, place) => place + 1);
    const having = (id: string) => roles.filter((roleId) => cell(id, { roleId }) !== undefined);
    expect(having('manager')).toEqual([1, 2, 3, 4, 13]);
    expect(having('adviser')).toEqual([1, 2, 3, 4, 5, 13]);
    expect(cell('manager', { roleId: 4 })).toBe('Marta Gil');
    expect(cell('manager', { roleId: 13 })).toBeNull();
    expect(cell('adviser', { roleId: 13 })).toBe('Jorge Cruz');
  });

  it('ACL-09 lead to the prospect, where there is one', () => {
    expect(hrefOf('prospect', row)).toBe('/prospect/3001/detail');
    expect(hrefOf('prospect', changed({ prospectId: null }))).toBeNull();
    expect(cell('prospect', { of: changed({ prospectName: '' }) })).toBe('—');
  });

  it('ACL-18 call and write, where the number and the address can be used', () => {
    expect(hrefOf('phone', row)).toBe('tel:5510003001');
    expect(hrefOf('email', row)).toBe('mailto:rosa@example.mx');
    const odd = changed({ contact: { ...sampleActivity.contact, phone: 'ninguno', email: null } });
    expect(hrefOf('phone', odd)).toBeNull();
    expect(hrefOf('email', odd)).toBeNull();
  });

  it.each([
    ['late', 'No atendido a tiempo'],
    ['started', 'Iniciada'],
    ['queued', 'Por enviar'],
    ['startable', null],
    ['early', null],
  ] as const)('ACL-20 of a row that is %s says %s', (status, text) => {
    expect(cell('standing', { of: { ...row, status } })).toBe(text);
  });

  it.each([
    ['startable', 'Borrador'],
    ['late', 'No atendido a tiempo · Borrador'],
    ['queued', 'Por enviar'],
  ] as const)('of a row that is %s and has a draft say %s', (status, text) => {
    expect(cell('standing', { of: { ...row, status, hasDraft: true } })).toBe(text);
  });

  it('say of a start that waits to be sent that it is one', () => {
    const of: ActivityRow = { ...row, status: 'started', isStartQueued: true, hasDraft: true };
    expect(cell('standing', { of })).toBe('Iniciada · Por enviar · Borrador');
    expect(cell('standing', { of: { ...of, status: 'queued' } })).toBe('Por enviar');
  });

  it('are the same on a card, whose heading says the time first', () => {
    expect(cell('prospect', { isNarrow: true })).toBe('10:00 Rosa Elena Campos');
    expect(columnsOf(1, true)[0]?.id).toBe('prospect');
    expect(cell('what', { isNarrow: true })).toBe('Llamada · Seguimiento');
  });

  it('of a card stand in the order of the day, and say it unless the title does', () => {
    const cards = activityColumns({ t, roleId: 8, channels: sampleChannels, isNarrow: true, isOneDay: true });
    expect(cards.filter(({ sortable }) => sortable !== false)).toEqual([]);
    expect(cards.find(({ id }) => id === 'date')?.hidden).toBe(true);
    expect(columnsOf(8, true).find(({ id }) => id === 'date')?.hidden).toBe(false);
  });
});
