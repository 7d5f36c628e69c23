'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { CardStyle } from '../customProperties.ts';
import type { RankedRow } from './ranked.ts';
import { RowScroller } from './Ranking.styles.ts';
import { RankingBranch } from './RankingBranch.tsx';
import type { RankingLineOptions } from './RankingLine.tsx';

type RankingListProps = RankingLineOptions & {
  /** Names the list. */
  readonly label: string;
  readonly rows: readonly RankedRow[];
  /** Widths of the columns. */
  readonly columns: CardStyle;
};

/** Estimated height of a row before it is measured, px. */
const ROW = 40;

/** Index of the focused row, or -1. */
function focusedPlace(list: HTMLElement | null): number {
  const place = list?.querySelector(':focus')?.closest('[data-index]')?.getAttribute('data-index');
  return Number(place ?? -1);
}

/** A virtualised list: only visible rows are in the document, so that 5,000 are as fast as fifty. */
export function RankingList({ label, rows, columns, ...line }: RankingListProps) {
  const list = useRef<HTMLOListElement>(null);

  // Its return value is used only here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLOListElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    initialRect: { width: 0, height: 640 },
    overscan: 6,
    // The focused row stays rendered at any scroll position, or the focus would be lost.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const focused = focusedPlace(list.current);
      if (focused < 0 || focused >= range.count || shown.includes(focused)) return shown;
      return [...shown, focused].toSorted((one, other) => one - other);
    },
    useFlushSync: false,
  });
  const style: CardStyle = { ...columns, '--height': `${virtualizer.getTotalSize()}px` };

  return (
    // Focusable, so that arrow keys and Page Down scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <RowScroller
      ref={list}
      tabIndex={0}
      aria-label={label}
      data-branches={rows.some(({ parts }) => parts) || undefined}
      style={style}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ translate: `0 ${start}px` }}
            >
              <RankingBranch row={row} {...line} />
            </li>
          )
        );
      })}
    </RowScroller>
  );
}
