import { movedColumn, type TableLayout } from '../model/layout.ts';

/** The end at which a column is pinned; null for one that scrolls. */
export function pinnedAt({ columnPinning }: Pick<TableLayout, 'columnPinning'>, id: string): 'start' | 'end' | null {
  if (columnPinning.start.includes(id)) return 'start';
  return columnPinning.end.includes(id) ? 'end' : null;
}

/** The columns that a column moves among: those pinned at its end, or those that scroll. */
export function columnGroup(layout: TableLayout, id: string): readonly string[] {
  const end = pinnedAt(layout, id);
  return end === null ? scrollingColumns(layout) : layout.columnPinning[end];
}

/**
 * The layout in which a column stands before another one of its group, or behind all of them where `before` is null. A pinned
 * column keeps the place that it has among the others, for when it is no longer pinned.
 */
export function movedBefore(layout: TableLayout, id: string, before: string | null): Partial<TableLayout> {
  const all = orderWith(layout, id);
  const others = all.filter((other) => other !== id);
  const place = before === null ? others.length : others.indexOf(before);
  if (place === -1) return {};
  const end = pinnedAt(layout, id);
  const moved = movedColumn(all, id, place);
  return end === null ? { columnOrder: moved } : { columnPinning: { ...layout.columnPinning, [end]: moved } };
}

/**
 * The layout in which a column has passed its neighbour among `among`, such as the visible columns; null without a neighbour on
 * that side.
 * @param step 1 towards the end, -1 towards the start.
 */
export function movedBy(
  layout: TableLayout,
  id: string,
  step: 1 | -1,
  among: readonly string[],
): Partial<TableLayout> | null {
  const group = columnGroup(layout, id).filter((other) => other === id || among.includes(other));
  const place = group.indexOf(id);
  const passed = group[place + step];
  if (place === -1 || passed === undefined) return null;
  if (step === -1) return movedBefore(layout, id, passed);
  // Right behind it, not behind hidden columns that follow.
  const all = orderWith(layout, id);
  return movedBefore(layout, id, all[all.indexOf(passed) + 1] ?? null);
}

/** The list that says where a column stands. */
function orderWith(layout: TableLayout, id: string): readonly string[] {
  const end = pinnedAt(layout, id);
  return end === null ? layout.columnOrder : layout.columnPinning[end];
}

const scrollingColumns = (layout: TableLayout): readonly string[] =>
  layout.columnOrder.filter((id) => pinnedAt(layout, id) === null);

/** All columns as they stand from the start to the end, hidden ones included: the pinned ones at their ends. */
export const placedColumns = (layout: TableLayout): readonly string[] => [
  ...layout.columnPinning.start,
  ...scrollingColumns(layout),
  ...layout.columnPinning.end,
];

/** The layout in which a column is pinned at that end, or no longer where `end` is null. */
export function withPin(
  layout: TableLayout,
  id: string,
  end: 'start' | 'end' | null,
): Pick<TableLayout, 'columnPinning'> {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const columnPinning = { start: without(layout.columnPinning.start), end: without(layout.columnPinning.end) };
  if (end !== null) columnPinning[end].push(id);
  return { columnPinning };
}
