import { REGISTER, type RegisterQuery } from '@sereno/domain/register';
import { describe, expect, it } from 'vitest';
import { type ChoicesOf, registerQueryOf, tableQueryOf } from './tableQuery.ts';

const users = REGISTER.users;
const budgets = REGISTER['team-budgets'];
const first: RegisterQuery = { search: '', filters: [], state: 'all', sort: [], page: 2, pageSize: 20 };
const named: ChoicesOf = () => [
  { value: '8', label: 'Asesor' },
  { value: '9', label: 'Asesor' },
  { value: '15', label: 'Sistemas' },
];
/** The server has not named the rows yet. */
const nameless: ChoicesOf = () => [];

describe('a filter by a reference', () => {
  it('is ticked by name, and asked by every id of that name', () => {
    const query: RegisterQuery = { ...first, filters: [{ field: 'roleId', kind: 'oneOf', values: ['8', '15'] }] };
    const table = tableQueryOf(users, query, named);
    expect(table.filters).toEqual({ roleId: { kind: 'oneOf', values: ['Asesor', 'Sistemas'] } });
    expect(registerQueryOf(users, table, first, named)).toEqual({
      ...first,
      filters: [{ field: 'roleId', kind: 'oneOf', values: ['8', '9', '15'] }],
    });
  });

  it('survives a change of page before the names have come', () => {
    const query: RegisterQuery = { ...first, filters: [{ field: 'roleId', kind: 'oneOf', values: ['8'] }] };
    const table = tableQueryOf(users, query, nameless);
    expect(registerQueryOf(users, { ...table, page: 3 }, query, nameless)).toEqual({ ...query, page: 3 });
  });
});

it('a month is filtered by its first day, whichever day of it was chosen', () => {
  const table = tableQueryOf(budgets, first, named);
  const filters = { month: { kind: 'dayRange', start: '2026-11-15', end: null } } as const;
  expect(registerQueryOf(budgets, { ...table, filters }, first, named).filters).toEqual([
    { field: 'month', kind: 'dayRange', start: '2026-11-01', end: null },
  ]);
});

it('the order is the same both ways, and a column that the register does not filter by asks nothing', () => {
  const sorted: RegisterQuery = { ...first, sort: [{ field: 'fullName', descending: true }] };
  const table = tableQueryOf(users, sorted, named);
  expect(table.sort).toEqual([{ id: 'fullName', descending: true }]);
  const strange = { ...table, filters: { email: { kind: 'text', text: 'ana' } } } as const;
  expect(registerQueryOf(users, strange, sorted, named)).toEqual(sorted);
});
