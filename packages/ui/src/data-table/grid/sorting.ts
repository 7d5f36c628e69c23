import type { ColumnSort } from '../source/rowModel.ts';

export type SortState = {
  readonly direction: 'ascending' | 'descending';
  /** Its rank among the columns that sort, from 1; null where it is the only one. */
  readonly rank: number | null;
};

/** How a column sorts; null when it does not. */
export function sortState(sort: readonly ColumnSort[], id: string): SortState | null {
  const place = sort.findIndex((column) => column.id === id);
  const column = sort[place];
  if (column === undefined) return null;
  return { direction: column.descending ? 'descending' : 'ascending', rank: sort.length > 1 ? place + 1 : null };
}
