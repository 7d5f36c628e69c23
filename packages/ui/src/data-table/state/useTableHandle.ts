'use client';
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { DataTableHandle, RowPart } from './tableProps.ts';
import type { TableState } from './useTableState.ts';
import type { ShownRows } from './useRows.ts';

/** Gives the focus to the first column of a row, or to its buttons, by its line, the first being 1, and shows it. */
export type GridHandle = { readonly focusLine: (line: number, part?: RowPart) => void };

type Asked<Row> = Pick<TableState, 'query' | 'table'> & {
  readonly rowId: (row: Row) => string;
  /** Null as long as none is shown. */
  readonly rows: ShownRows<Row> | null;
  /** Whether only the rows of the shown page are known. */
  readonly isServed: boolean;
};

/**
 * Implements the table's `ref`. A row of another page is focused once that page is shown.
 * @returns The ref for the grid's own handle.
 */
export function useTableHandle<Row>(
  ref: Ref<DataTableHandle> | undefined,
  requested: Asked<Row>,
): RefObject<GridHandle | null> {
  const grid = useRef<GridHandle>(null);
  const latest = useRef(requested);
  const coming = useRef<{ readonly page: number; readonly focus: () => void }>(null);

  const rowIds = (): readonly string[] => {
    const { rows, rowId } = latest.current;
    return rows?.all().map((row) => rowId(row)) ?? [];
  };
  const focusRow = (id: string, part?: RowPart): boolean => {
    const { rows, isServed, query, table } = latest.current;
    coming.current = null;
    const shown = rows?.nested?.ids();
    const place = (shown ?? rowIds()).indexOf(id);
    if (rows === null || grid.current === null || place < 0) return false;
    const { from, to } = rows.page;
    const line = place + 1 - (isServed || shown ? 0 : from);
    const page = Math.floor(place / query.pagination.pageSize);
    if (line > 0 && line <= to - from) {
      grid.current.focusLine(line, part);
    } else {
      coming.current = { page, focus: () => focusRow(id, part) };
      table.setPageIndex(page);
    }
    return true;
  };

  useLayoutEffect(() => {
    latest.current = requested;
    if (coming.current?.page === requested.rows?.page.index) coming.current?.focus();
  });
  useImperativeHandle(
    ref,
    () => ({
      focusRow,
      rowIds,
      get table() {
        return latest.current.table;
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- they read what is latest: the host keeps one handle from render to render.
    [],
  );
  return grid;
}
