import type { TableLayout } from '../model/layout.ts';
import type { TableQuery } from '../model/query.ts';
import type { ViewColumn } from '../model/tableView.ts';

/** Initial state of a table. */
export type TableStart = { readonly query: Partial<TableQuery>; readonly layout: TableLayout };

/**
 * One place where a table keeps how it was left, as a text: of one user and one table. Both functions may throw, where storage
 * is full, forbidden or not there: the table then works on without. Neither is called on a server.
 */
export type SavedText = {
  /** What was kept last; null where nothing was. */
  readonly read: () => string | null;
  /** Saves `text`. Called after a change, never while a search is typed. */
  readonly write: (text: string) => void;
};

/** Where a table is remembered: made by `storedTable` or `tableMemory`, so that only tables which remember pay for it. */
export type TableMemory = SavedText & {
  /** Reads what was kept and still fits the columns; null where that is nothing of use. Never throws. */
  readonly recall: (saved: SavedText, columns: readonly ViewColumn[]) => TableStart | null;
};

/** What a memory is to hold. A search is not kept: found again days later, it would only hide rows. */
export function savedText({ sorting, columnFilters, pagination }: TableQuery, layout: TableLayout): string {
  const { pageIndex: page, pageSize } = pagination;
  return JSON.stringify({ page, view: { sorting, columnFilters, pageSize, layout } });
}

/** Keeps `text` where the memory can. What a person does now matters more than finding it again. */
export function remember(memory: SavedText, text: string): void {
  try {
    memory.write(text);
  } catch {
    // Full, forbidden or not there.
  }
}
