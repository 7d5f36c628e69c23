'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { detailBelow, LINE } from '../cells/gridCells.ts';
import type { LongListProps } from '../state/tableProps.ts';
import { useNearEnd } from './GridBody.tsx';

/** What a row is taken for before it has been measured, in px. */
const USUAL_HEIGHT = 41;
/** Rows kept ready on both sides, so that none is missing while one scrolls. */
const OVERSCAN = 12;

/**
 * Rows of a long list that are not equally high, because some are expanded: for `virtual={{ height, Rows: UnevenRows }}`. A table of even
 * rows does without it, since their places are arithmetic.
 */
export function UnevenRows(props: LongListProps): ReactNode {
  const { count, renderRow, keyOf, scroller, focusedPlace, onEnd, ref } = props;
  const body = useRef<HTMLDivElement>(null);
  // Its return value is used only here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => USUAL_HEIGHT,
    initialRect: { width: 0, height: 600 },
    overscan: OVERSCAN,
    // The row of the focus stays in the document, or it would lose it.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const focused = focusedPlace();
      if (focused < 0 || focused >= range.count || shown.includes(focused)) return shown;
      return [...shown, focused].toSorted((one, other) => one - other);
    },
    // A height is measured when React has just rendered its row.
    useFlushSync: false,
  });
  useImperativeHandle(ref, () => ({
    reveal: (place) => {
      virtualizer.scrollToIndex(place);
      // The browser would tell of it a frame later.
      flushSync(() => scroller.current?.dispatchEvent(new Event('scroll')));
    },
  }));

  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>(`:scope > [${LINE}]`) ?? [])];
    const measure = (): void => {
      for (const row of rows) {
        const detail = row.firstElementChild && detailBelow(row.firstElementChild)?.parentElement;
        const place = Number(row.getAttribute(LINE)) - 1;
        virtualizer.resizeItem(place, row.offsetHeight + (detail?.offsetHeight ?? 0));
      }
    };
    // What an expanded row says may grow by itself.
    const observer = new ResizeObserver(measure);
    for (const detail of body.current?.querySelectorAll(':scope > .detail-row') ?? []) observer.observe(detail);
    measure();
    return () => observer.disconnect();
  });

  const items = virtualizer.getVirtualItems();
  useNearEnd((items.at(-1)?.index ?? -1) + 1, count, onEnd);
  return (
    <div ref={body} role="rowgroup" className="body" style={{ blockSize: virtualizer.getTotalSize() }}>
      {items.flatMap(({ index, start, key }, at) => {
        const above = items[at - 1]?.end ?? 0;
        const gap = start > above && (
          <div key={`before ${key}`} role="presentation" style={{ blockSize: start - above }} />
        );
        return [gap, renderRow(index)];
      })}
    </div>
  );
}
