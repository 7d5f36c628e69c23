/** The sizes that a page of a table can have, and the one it starts with (TBL-10, TBL-19, CST-17). */
export const PAGE_SIZES = [10, 20, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** A page of more rows would stand still a browser. */
const MOST_ROWS = 1000;

/** Whether a page can have so many rows, in any table. */
export const isPageSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_ROWS;

/** How many pages so many rows take: `ceil(rows / size)` (TBL-11); 0 for no rows. */
export function pageCount(rows: number, size: number): number {
  return Math.ceil(rows / size);
}

/** One page of a table, counted from 0, with the places of its rows: `from` included, `to` not. */
export type TablePage = { readonly index: number; readonly count: number; readonly from: number; readonly to: number };

/** The page that shows when page `index` is asked for: the nearest there is, the first one where there are no rows at all. */
export function pageAt(index: number, rows: number, size: number): TablePage {
  const count = pageCount(rows, size);
  const requested = Number.isInteger(index) ? index : 0;
  const shown = Math.max(0, Math.min(requested, count - 1));
  return { index: shown, count, from: shown * size, to: Math.min(rows, (shown + 1) * size) };
}
