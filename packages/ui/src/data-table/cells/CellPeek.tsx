'use client';
import { type RefObject, useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import type { YesNoWords } from './cellText.ts';
import type { TableColumn } from './column.ts';

/** Content of a cell. */
type CellContent<Row> = { readonly row: Row; readonly column: TableColumn<Row> };

export type CellPeekProps<Row> = {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly words: YesNoWords;
  /** What the cell at that line and column holds; null for those of header and totals, and beside the columns. */
  readonly contentAt: (line: number, column: number) => CellContent<Row> | null;
};

export const cellPeekPopup = lazyPart(() => import('./CellPeekPopup.tsx').then((module) => module.CellPeekPopup));

/**
 * Shows the whole of a cell that is cut off, one for all cells: on hover, on keyboard focus, on a long touch. The code comes when
 * the pointer or the focus first enters the grid.
 */
export function CellPeek<Row>(props: CellPeekProps<Row>) {
  const { gridRef } = props;
  const [isNear, setNear] = useState(false);
  const { part: Popup } = useLazyPart(cellPeekPopup, isNear && 'now');
  useEffect(() => {
    const approach = (): void => setNear(true);
    for (const entry of ['pointerover', 'focusin'] as const) {
      gridRef.current?.addEventListener(entry, approach, { once: true });
    }
  }, [gridRef]);
  return Popup && <Popup {...props} />;
}
