import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  GroupingState,
} from '@tanstack/react-table';

/** How a person lays out the columns of a table, in the state types of TanStack Table (TBL-08). */
export type TableLayout = {
  /** Ids from the start of the table to its end; empty for the order in which the columns are given. */
  readonly columnOrder: ColumnOrderState;
  /** `false` by the id of each hidden column. */
  readonly columnVisibility: ColumnVisibilityState;
  /** Ids of the columns that stay in sight at the start and at the end, in their order. */
  readonly columnPinning: ColumnPinningState;
  /** Widths in px by id; a column without one has the width it is given. */
  readonly columnSizing: ColumnSizingState;
  /** Ids of the columns that rows are grouped by, the first at the top, where the table groups (`grouping`). Default none. */
  readonly grouping?: GroupingState | undefined;
};

/** The columns as they are given. */
export const PLAIN_LAYOUT: TableLayout = {
  columnOrder: [],
  columnVisibility: {},
  columnPinning: { start: [], end: [] },
  columnSizing: {},
};

/** The ids of the hidden columns. */
export const hiddenColumns = ({ columnVisibility }: Pick<TableLayout, 'columnVisibility'>): string[] =>
  Object.entries(columnVisibility).flatMap(([id, isVisible]) => (isVisible ? [] : [id]));

/** The layout in which a column is hidden, or no longer. */
export const withHidden = (
  layout: TableLayout,
  id: string,
  isHidden: boolean,
): Pick<TableLayout, 'columnVisibility'> => ({
  columnVisibility: hiding([...hiddenColumns(layout).filter((other) => other !== id), ...(isHidden ? [id] : [])]),
});

/** The visibility in which these columns are hidden. */
export const hiding = (ids: readonly string[]): ColumnVisibilityState =>
  Object.fromEntries(ids.map((id) => [id, false]));

/** The narrowest and the widest that a person can make a column, in px. */
export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 1200;

/** The nearest width that a column can have, in whole px. */
export const columnWidth = (width: number): number =>
  Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, Math.round(width)));

/**
 * The layout for the columns that there are: what it says of columns that are gone, or says twice, is dropped, and columns
 * that it does not know stand behind the neighbour they are given. Where it would hide every column, it hides none (TBL-08).
 * @param ids The columns of the table, each once, in the order in which they are given.
 * @returns A layout whose order holds each of `ids` once.
 */
export function knownLayout(layout: TableLayout, ids: readonly string[]): TableLayout {
  const given = new Set(ids);
  const known = (some: readonly string[]) => [...new Set(some)].filter((id) => given.has(id));
  const hidden = known(hiddenColumns(layout));
  const start = known(layout.columnPinning.start);
  const grouping = known(layout.grouping ?? []);
  return {
    columnOrder: completeOrder(known(layout.columnOrder), ids),
    columnVisibility: hidden.length === given.size ? {} : hiding(hidden),
    columnPinning: { start, end: known(layout.columnPinning.end).filter((id) => !start.includes(id)) },
    columnSizing: Object.fromEntries(
      Object.entries(layout.columnSizing)
        .filter(([id, width]) => given.has(id) && Number.isFinite(width))
        .map(([id, width]) => [id, columnWidth(width)]),
    ),
    ...(grouping.length > 0 && { grouping }),
  };
}

/** Puts the ids that `order` lacks behind those that stand before them in `ids`. */
function completeOrder(order: readonly string[], ids: readonly string[]): string[] {
  const complete = [...order];
  ids.forEach((id, index) => {
    if (complete.includes(id)) return;
    const before = index === 0 ? -1 : complete.indexOf(ids[index - 1] ?? '');
    complete.splice(before + 1, 0, id);
  });
  return complete;
}

/** The order with column `id` at place `to`, or at the nearest place there is. An id that is not there changes nothing. */
export function movedColumn(order: readonly string[], id: string, to: number): string[] {
  if (!order.includes(id)) return [...order];
  const others = order.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, to), 0, id);
}
