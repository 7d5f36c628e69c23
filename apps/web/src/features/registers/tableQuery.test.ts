import { REGISTER, type RegisterQuery } from '@sereno/domain/register';
import type { TableQuery } from '@sereno/ui/data-table';
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
    expect(table.columnFilters).toEqual([{ id: 'roleId', value: { kind: 'oneOf', values: ['Asesor', 'Sistemas'] } }]);
    expect(registerQueryOf(users, table, first, named)).toEqual({
      ...first,
      filters: [{ field: 'roleId', kind: 'oneOf', values: ['8', '9', '15'] }],
    });
  });

  it('survives a change of page before the names have come', () => {
    const query: RegisterQuery = { ...first, filters: [{ field: 'roleId', kind: 'oneOf', values: ['8'] }] };
    const table = tableQueryOf(users, query, nameless);
    expect(registerQueryOf(users, { ...table, pagination: { pageIndex: 3, pageSize: 20 } }, query, nameless)).toEqual({
      ...query,
      page: 3,
    });
  });
});

it('a month is filtered by its first day, whichever day of it was chosen', () => {
  const table = tableQueryOf(budgets, first, named);
  const columnFilters: TableQuery['columnFilters'] = [
    { id: 'month', value: { kind: 'dayRange', start: '2026-11-15', end: null } },
  ];
  expect(registerQueryOf(budgets, { ...table, columnFilters }, first, named).filters).toEqual([
    { field: 'month', kind: 'dayRange', start: '2026-11-01', end: null },
  ]);
});

it('the order is the same both ways, and a column that the register does not filter by asks nothing', () => {
  const sorted: RegisterQuery = { ...first, sort: [{ field: 'fullName', descending: true }] };
  const table = tableQueryOf(users, sorted, named);
  expect(table.sorting).toEqual([{ id: 'fullName', desc: true }]);
  const strange: TableQuery = { ...table, columnFilters: [{ id: 'email', value: { kind: 'text', text: 'ana' } }] };
  expect(registerQueryOf(users, strange, sorted, named)).toEqual(sorted);
});
