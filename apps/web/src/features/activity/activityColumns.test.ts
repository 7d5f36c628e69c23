import type { ActivityTab } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { activityTexts } from '../../i18n/areas.ts';
import { activityColumns } from './activityColumns.ts';
import type { ActivityRow } from './activityRow.ts';
import { sampleActivity, sampleChannels } from './testing/sampleActivity.ts';

const t = await activityTexts.load({ locale: 'es', overrides: {} });
const columnsOf = (roleId: number, isNarrow = false, tab: ActivityTab = 'week') =>
  activityColumns({ t, locale: 'es', roleId, channels: sampleChannels, isNarrow, tab });
const row: ActivityRow = {
  activity: sampleActivity,
  status: 'startable',
  distance: { unit: 'minute', count: 25 },
  canWork: true,
  isStartQueued: false,
  hasDraft: false,
};
const cell = (id: string, { roleId = 1, isNarrow = false, of = row, tab }: Cell = {}) => {
  const column = columnsOf(roleId, isNarrow, tab).find((candidate) => candidate.id === id);
  return column === undefined ? undefined : column.value(of);
};
type Cell = { roleId?: number; isNarrow?: boolean; of?: ActivityRow; tab?: ActivityTab };
const hrefOf = (id: string, of: ActivityRow) => {
  const column = columnsOf(1).find((candidate) => candidate.id === id);
  return column !== undefined && 'href' in column ? column.href(of) : undefined;
};
const shown = (roleId: number, isNarrow: boolean, tab: ActivityTab) =>
  columnsOf(roleId, isNarrow, tab).flatMap(({ id, hidden }) => (hidden ? [] : [id]));
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

  it('ACL-14 ACL-15 ACL-16 show manager and adviser by role: role 13, whose column would be empty, and role 5 no manager', () => {
    const roles = Array.from({ length: 15 }, (_, place) => place + 1);
    const having = (id: string) => roles.filter((roleId) => cell(id, { roleId }) !== undefined);
    expect(having('manager')).toEqual([1, 2, 3, 4]);
    expect(having('adviser')).toEqual([1, 2, 3, 4, 5, 13]);
    expect(cell('manager', { roleId: 4 })).toBe('Marta Gil');
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
    expect(cell('phone')).toBe('55 1000 3001');
    const odd = changed({ contact: { ...sampleActivity.contact, phone: 'ninguno', email: null } });
    expect(hrefOf('phone', odd)).toBeNull();
    expect(hrefOf('email', odd)).toBeNull();
  });

  const late = { status: 'late', distance: { unit: 'day', count: -18 } } as const;
  it.each([
    [late, 'No atendido a tiempo · Hace 18 días · 23 nov 10:00'],
    [{ status: 'started' }, 'Iniciada'],
    [{ status: 'queued', hasDraft: true }, 'Por enviar'],
    [{ hasDraft: true }, 'En 25 min · Borrador'],
    [{ distance: { unit: 'minute', count: -163 } }, 'Hace 2 h 43 min'],
    [{ distance: { unit: 'minute', count: -120 } }, 'Hace 2 h'],
    [{ distance: { unit: 'minute', count: 0 } }, 'Ahora'],
    [{ distance: { unit: 'day', count: 1 } }, 'Mañana'],
    [{ distance: null }, ''],
    [{ status: 'early', distance: { unit: 'day', count: 5 } }, 'Iniciar desde el 21 nov'],
    [{ status: 'started', isStartQueued: true, hasDraft: true }, 'Iniciada · Por enviar · Borrador'],
    [{ status: 'queued', isStartQueued: true }, 'Por enviar'],
  ] as const)('ACL-20 ACL-23 of a row that is %o say %s', (state, text) => {
    expect(cell('standing', { of: { ...row, ...state } })).toBe(text);
  });

  it('ACL-20 of what was not attended say so once, and each row in days', () => {
    const of = { ...row, ...late };
    expect(columnsOf(8, false, 'overdue').find(({ id }) => id === 'standing')?.title).toBe('No atendido a tiempo');
    expect(cell('standing', { of, tab: 'overdue' })).toBe('Hace 18 días · 23 nov 10:00');
    expect(cell('standing', { of, tab: 'overdue', isNarrow: true })).toBe('Hace 18 días');
  });

  it('warn of what should have begun before its day is over', () => {
    const [status] = columnsOf(8).filter((column) => column.kind === 'badge');
    const toneAt = (count: number) => status?.tone?.({ ...row, distance: { unit: 'minute', count } });
    expect([toneAt(-1), toneAt(0), status?.tone?.({ ...row, ...late })]).toEqual(['warning', 'neutral', 'danger']);
  });

  it('in sight are six: of one day without it, and the adviser for those who see others', () => {
    expect(shown(8, false, 'today')).toEqual(['prospect', 'when', 'what', 'standing', 'comments']);
    expect(shown(4, false, 'week')).toEqual(['prospect', 'adviser', 'date', 'when', 'what', 'standing', 'comments']);
    expect(shown(4, true, 'week')).toEqual(['prospect', 'when', 'what', 'standing']);
  });

  it('on a phone say in one line who does what, and the day where the tab has several', () => {
    const narrow = { isNarrow: true } as const;
    expect(cell('when')).toBe('10:00–10:15');
    expect(cell('what')).toBe('Llamada · Seguimiento');
    expect(cell('when', { ...narrow, tab: 'today' })).toBe('10:00–10:15');
    expect(cell('when', narrow)).toBe('23 nov 10:00–10:15');
    expect(cell('when', { of: changed({ startTime: null, endTime: null }) })).toBe('');
    expect(cell('what', { ...narrow, roleId: 8 })).toBe('Llamada · Seguimiento · Por la tarde');
    expect(cell('what', { ...narrow, roleId: 4 })).toBe('Jorge Cruz · Llamada · Seguimiento · Por la tarde');
  });
});
