import { movedColumn, type TableLayout } from '../model/layout.ts';

/** The columns that a column moves among: the pinned ones, or the others. */
export function columnGroup(layout: TableLayout, id: string): readonly string[] {
  return layout.pinned.includes(id) ? layout.pinned : placedColumns(layout).slice(layout.pinned.length);
}

/**
 * The layout in which a column stands before another one of its group, or behind all of them where `before` is null. A pinned
 * column keeps the place that it has among the others, for when it is no longer pinned.
 */
export function movedBefore(layout: TableLayout, id: string, before: string | null): Partial<TableLayout> {
  const key = groupKey(layout, id);
  const others = layout[key].filter((other) => other !== id);
  const place = before === null ? others.length : others.indexOf(before);
  return place === -1 ? {} : { [key]: movedColumn(layout[key], id, place) };
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
  const all = layout[groupKey(layout, id)];
  return movedBefore(layout, id, all[all.indexOf(passed) + 1] ?? null);
}

const groupKey = ({ pinned }: TableLayout, id: string): 'pinned' | 'order' =>
  pinned.includes(id) ? 'pinned' : 'order';

/** All columns as they stand from the start to the end, hidden ones included: the pinned ones first. */
export function placedColumns({ order, pinned }: Pick<TableLayout, 'order' | 'pinned'>): readonly string[] {
  return [...pinned, ...order.filter((id) => !pinned.includes(id))];
}
