'use client';
import type { PointerEvent, RefObject } from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';
import type { TableLayout } from '../model/layout.ts';
import type { ShownColumns } from './useColumns.ts';

/** What pulls columns to another place or width: fetched when a pointer comes near. */
export const columnDrag = lazyPart(() => import('./columnDrag.ts'));

type Pointed = Pick<ShownColumns<never>, 'propertiesWith'> & {
  /** What the columns scroll in; its custom properties hold their widths. */
  readonly area: RefObject<HTMLElement | null>;
  readonly layout: TableLayout;
  readonly onLayout: (change: Partial<TableLayout>) => void;
};

/** What a pointer does at the headers. Before the code is there it does nothing. */
export function useColumnPointer({ area, layout, onLayout, propertiesWith }: Pointed) {
  /** It goes down on the header of a column. */
  const drag = (id: string, { currentTarget, nativeEvent }: PointerEvent<HTMLElement>): void => {
    if (area.current === null) return;
    columnDrag.loaded()?.startColumnDrag({
      area: area.current,
      header: currentTarget,
      id,
      pointer: nativeEvent,
      layout,
      onLayout,
      propertiesWith,
    });
  };
  /** The column is to become as wide as what it holds. */
  const fit = (id: string, header: HTMLElement): void => {
    columnDrag.loaded()?.fitColumn({ header, id, layout, onLayout });
  };
  return { drag, fit };
}
