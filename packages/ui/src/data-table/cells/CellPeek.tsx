'use client';
import { useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import type { GridPartProps } from './gridPart.ts';

export const cellPeekPopup = lazyPart(() => import('./CellPeekPopup.tsx').then((module) => module.CellPeekPopup));

/**
 * Shows the whole of a cell that is cut off, one for all cells: on hover, on keyboard focus, on a long touch. The code comes when
 * the pointer or the focus first enters the grid.
 */
export function CellPeek<Row>(props: GridPartProps<Row>) {
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
