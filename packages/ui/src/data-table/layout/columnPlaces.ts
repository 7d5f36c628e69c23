import type { TableLayout } from '../model/layout.ts';

/** All columns as they stand from the start to the end, hidden ones included: the pinned ones first. */
export function placedColumns({ order, pinned }: Pick<TableLayout, 'order' | 'pinned'>): readonly string[] {
  return [...pinned, ...order.filter((id) => !pinned.includes(id))];
}
