import type { CalendarDate } from '@sereno/domain/calendar';
import type { ProspectRow } from '@sereno/domain/prospect';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/prospects/es.ts';
import { type ColumnContext, prospectColumns, rowHref } from './prospectColumns.ts';

const channels = {
  mapUrl: 'https://maps.example/?q=',
  whatsappUrl: 'https://wa.example/',
  greeting: 'Hola {prospecto}, soy {asesor} de {empresa}.',
};
const context: ColumnContext = {
  t: createTranslate<typeof es>(es, 'es'),
  list: 'following',
  roleId: 8,
  today: '2026-11-26',
  channels,
  isNarrow: false,
};
const rosa: ProspectRow = {
  id: 12,
  name: 'Rosa Campos',
  phone: '5510003001',
  email: 'rosa@correo.example',
  hasPhone: true,
  hasEmail: true,
  place: 'Zapopan',
  means: 'Recomendado',
  adviserName: 'Jorge Cruz',
  formerAdviserName: 'Lucía Hernández',
  createdOn: '2026-01-05',
  reassignedOn: null,
  discardedOn: null,
  lastActivityOn: null,
  nextActivityOn: '2026-11-24',
  contracts: 0,
};

const ids = (changes: Partial<ColumnContext>) => prospectColumns({ ...context, ...changes }).map(({ id }) => id);
const valueIn = (id: string, row: ProspectRow) => {
  const column = prospectColumns(context).find((one) => one.id === id);
  return { value: column?.value(row), href: column && 'href' in column ? column.href(row) : null };
};

/** What the next activity of a row says. */
const marked = (nextActivityOn: CalendarDate | null) => {
  const column = prospectColumns(context).find(({ id }) => id === 'nextActivityOn');
  const row = { ...rosa, nextActivityOn };
  return { value: column?.value(row), mark: column && 'mark' in column ? column.mark?.(row) : undefined };
};

describe('the columns of a register', () => {
  it.each([
    ['following', ['nextActivityOn', 'lastActivityOn']],
    ['notFollowing', ['discardedOn', 'lastActivityOn']],
    ['reassigned', ['reassignedOn', 'nextActivityOn']],
    ['client', ['contracts', 'lastActivityOn']],
  ] as const)('UND-01 to UND-04 are those of what it lists: %s', (list, own) => {
    expect(ids({ list })).toEqual(['name', ...own, 'phone', 'email', 'means', 'place', 'createdOn']);
  });

  it.each([
    [1, true],
    [5, true],
    [6, false],
    [8, false],
    [13, true],
  ])('ACL-15 name the advisers for role %i: %s', (roleId, isNamed) => {
    expect(ids({ roleId }).includes('adviser')).toBe(isNamed);
    expect(ids({ roleId, list: 'reassigned' }).includes('formerAdviser')).toBe(isNamed);
  });

  it.each([
    ['following', 'nextActivityOn'],
    ['notFollowing', 'discardedOn'],
    ['reassigned', 'reassignedOn'],
    ['client', 'contracts'],
  ] as const)('UND-01 to UND-04 are three lines on a phone, which leave the others to the filters: %s', (list, day) => {
    const columns = prospectColumns({ ...context, list, isNarrow: true });
    expect(columns.filter(({ hidden }) => hidden !== true).map(({ id }) => id)).toEqual(['name', 'summary', day]);
    expect(columns.length).toBeGreaterThan(6);
  });

  it.each([
    [8, '55 1000 3001 · Recomendado'],
    [4, 'Jorge Cruz · Recomendado'],
  ])('ACL-15 CDR-08 say on a phone what the button dials, or whose prospect it is: role %i', (roleId, text) => {
    const summary = prospectColumns({ ...context, roleId, isNarrow: true }).find(({ id }) => id === 'summary');
    expect(summary?.value(rosa)).toBe(text);
  });

  it('lead to the prospect, and to the telephone and the mailbox that are seen', () => {
    expect(valueIn('name', rosa)).toEqual({ value: 'Rosa Campos', href: '/prospect/12/detail' });
    expect(valueIn('name', { ...rosa, name: '' }).value).toBe('Sin nombre');
    expect(valueIn('phone', rosa)).toEqual({ value: '55 1000 3001', href: 'tel:5510003001' });
    expect(valueIn('email', rosa)).toEqual({ value: 'rosa@correo.example', href: 'mailto:rosa@correo.example' });
  });

  it('ACL-18 CDR-08 tell that there is what may not be seen, and lead nowhere', () => {
    const blanked = { ...rosa, phone: null, email: null };
    expect(valueIn('phone', blanked)).toEqual({ value: 'Reservado', href: null });
    expect(valueIn('email', blanked)).toEqual({ value: 'Reservado', href: null });
    const unreachable = { ...blanked, hasPhone: false, hasEmail: false };
    expect([valueIn('phone', unreachable).value, valueIn('email', unreachable).value]).toEqual([null, null]);
  });
});

describe('the next activity', () => {
  it('UND-01 says that it is overdue, with the day, and of another year with that; sorting and files keep the day', () => {
    expect(marked('2026-11-20')).toEqual({ value: '2026-11-20', mark: { text: 'Vencida 20/11', tone: 'warning' } });
    expect(marked('2025-12-30').mark).toEqual({ text: 'Vencida 30/12/2025', tone: 'warning' });
  });

  it.each(['2026-11-26', '2026-11-27', null] as const)('UND-01 is a day like any other from today on: %s', (day) => {
    expect(marked(day)).toEqual({ value: day, mark: null });
  });
});

describe('the ways of a row', () => {
  const names = { adviser: 'Jorge', company: 'Sereno' };

  it('STA-06 greet by name', () => {
    expect(rowHref(rosa, 'whatsapp', channels, names)).toBe(
      'https://wa.example/525510003001?text=Hola%20Rosa%20Campos%2C%20soy%20Jorge%20de%20Sereno.',
    );
  });

  it('are none where the number cannot be dialled', () => {
    for (const phone of [null, '', '12', 'javascript:alert(1)']) {
      expect(rowHref({ ...rosa, phone }, 'call', channels, names)).toBeNull();
      expect(rowHref({ ...rosa, phone }, 'whatsapp', channels, names)).toBeNull();
    }
  });
});
