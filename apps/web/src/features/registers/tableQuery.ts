import { monthOf, parseIsoDate } from '@sereno/domain/calendar';
import { fieldOf, type KnownRegister, type RegisterFilter, type RegisterQuery } from '@sereno/domain/register';
import type { FilterValue, TableQuery } from '@sereno/ui/data-table';
import type { FieldChoice, KnownField } from './registerText.ts';

/** The choices of a field, as the table lists them. */
export type ChoicesOf = (field: KnownField) => readonly FieldChoice[];

/** The first day of the month of a day: a month is filtered by its first day, and a table asks for days. */
function firstOfMonth(text: string | null): string | null {
  const day = text === null ? null : parseIsoDate(text);
  return day === null ? null : `${monthOf(day)}-01`;
}

function columnFilter(filter: RegisterFilter, choices: readonly FieldChoice[]): FilterValue {
  if (filter.kind !== 'oneOf') return filter;
  const labels = filter.values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
  return { kind: 'oneOf', values: [...new Set(labels)] };
}

/** What a table is to show of a register that is asked this. */
export function tableQueryOf(register: KnownRegister, query: RegisterQuery, choicesOf: ChoicesOf): TableQuery {
  const { search, filters, sort, page, pageSize } = query;
  return {
    globalFilter: search,
    sorting: sort.map(({ field, descending }) => ({ id: field, desc: descending })),
    columnFilters: filters.map((filter) => ({
      id: filter.field,
      value: columnFilter(filter, choicesOf(fieldOf(register, filter.field))),
    })),
    pagination: { pageIndex: page, pageSize },
  };
}

/** Rows of one name are ticked together; a value whose name has not come yet stands for itself. */
function valuesNamed(labels: readonly string[], choices: readonly FieldChoice[]): readonly string[] {
  return labels.flatMap((label) => {
    const named = choices.filter((choice) => choice.label === label).map(({ value }) => value);
    return named.length === 0 ? [label] : named;
  });
}

function registerFilter(field: KnownField, filter: FilterValue, choices: readonly FieldChoice[]): RegisterFilter {
  switch (filter.kind) {
    case 'oneOf':
      return { field: field.id, kind: 'oneOf', values: valuesNamed(filter.values, choices) };
    case 'dayRange':
      return field.kind === 'month'
        ? { field: field.id, kind: 'dayRange', start: firstOfMonth(filter.start), end: firstOfMonth(filter.end) }
        : { field: field.id, ...filter };
    default:
      return { field: field.id, ...filter };
  }
}

/** What a register is asked by a table that asks this; rows of the same state as before. */
export function registerQueryOf(
  register: KnownRegister,
  table: TableQuery,
  { state }: Pick<RegisterQuery, 'state'>,
  choicesOf: ChoicesOf,
): RegisterQuery {
  const { globalFilter, columnFilters, sorting, pagination } = table;
  return {
    search: globalFilter,
    filters: columnFilters
      .filter(({ id }) => register.filters.includes(id))
      .map(({ id, value }) => {
        const field = fieldOf(register, id);
        return registerFilter(field, value, choicesOf(field));
      }),
    state,
    sort: sorting.map(({ id, desc }) => ({ field: id, descending: desc })),
    page: pagination.pageIndex,
    pageSize: pagination.pageSize,
  };
}
