import type { ColumnFilter } from '../source/filter.ts';
import type { ColumnSort } from '../source/rowModel.ts';
import { DEFAULT_PAGE_SIZE } from './page.ts';

/** What a person asks of a table (TBL-05, TBL-09, TBL-10). */
export type TableQuery = {
  readonly search: string;
  /** The first counts most. */
  readonly sort: readonly ColumnSort[];
  /** By the id of the column. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  /** From 0. */
  readonly page: number;
  /** Rows per page, one of `PAGE_SIZES`. */
  readonly pageSize: number;
};

/** The default query: all rows in their given order, from the first page (TBL-19). */
export const FIRST_QUERY: TableQuery = { search: '', sort: [], filters: {}, page: 0, pageSize: DEFAULT_PAGE_SIZE };

/**
 * The sort after a press on a column's title: upwards, then downwards, then not at all.
 * @param adds Whether the other columns stay, a new one counting least; otherwise it becomes the only one.
 */
export function nextSort(sort: readonly ColumnSort[], id: string, adds: boolean): readonly ColumnSort[] {
  const pressed = sort.find((column) => column.id === id);
  const next = pressed?.descending === true ? [] : [{ id, descending: pressed !== undefined }];
  if (!adds) return next;
  return pressed === undefined ? [...sort, ...next] : sort.flatMap((column) => (column.id === id ? next : [column]));
}
