import type { TableLayout } from '../model/layout.ts';
import type { GridProperties } from './gridTracks.ts';
import { reorderColumn } from './columnReorder.ts';
import { resizeColumn } from './columnResize.ts';
import { fittingWidth, withWidth } from './columnWidth.ts';

export type ColumnDragOptions = {
  /** What the columns scroll in; its custom properties hold their widths. */
  readonly area: HTMLElement;
  /** The header that the pointer went down on. */
  readonly header: HTMLElement;
  readonly id: string;
  readonly pointer: PointerEvent;
  readonly layout: TableLayout;
  /** The custom properties with other widths of some columns. */
  readonly propertiesWith: (widths: TableLayout['columnSizing']) => GridProperties;
  readonly onLayout: (change: Partial<TableLayout>) => void;
};

/**
 * The pointer goes down on a header (TBL-08): its edge changes the width, anything else moves the column. A finger scrolls
 * there instead; without another pointer columns are moved in their list.
 */
export function startColumnDrag(options: ColumnDragOptions): void {
  const { target, button, pointerType } = options.pointer;
  if (button !== 0 || !(target instanceof Element)) return;
  if (target.closest('[data-edge]') !== null) resizeColumn(options);
  else if (pointerType !== 'touch' && target.closest('.menu') === null) reorderColumn(options);
}

/** Gives a column the width of what is written in it. */
export function fitColumn({
  header,
  id,
  layout,
  onLayout,
}: Pick<ColumnDragOptions, 'header' | 'id' | 'layout' | 'onLayout'>): void {
  onLayout(withWidth(layout, id, fittingWidth(header)));
}
