'use client';
import type { FigureUnit } from '@sereno/domain/figure';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { CardStyle } from '../customProperties.ts';
import type { RankedRow } from './ranked.ts';
import { RowScroller } from './Ranking.styles.ts';
import { RankingLine } from './RankingLine.tsx';

type RankingListProps = {
  /** Names the list. */
  readonly label: string;
  readonly rows: readonly RankedRow[];
  /** How wide the columns are. */
  readonly columns: CardStyle;
  readonly unit: FigureUnit;
  readonly onOpen: ((id: string) => void) | undefined;
  readonly own: string | undefined;
  /** Newer rows are on their way: these open nothing. */
  readonly refreshing: boolean;
};

/** How high a row will be, before it has been measured, in px. */
const ROW = 40;

/** Place of the row that has the focus, or -1. */
function focusedPlace(list: HTMLElement | null): number {
  const place = list?.querySelector(':focus')?.closest('[data-index]')?.getAttribute('data-index');
  return Number(place ?? -1);
}

/** Rows of which only those in sight are in the document, so that 5,000 of them are as quick as fifty. */
export function RankingList({ label, rows, columns, unit, onOpen, own, refreshing }: RankingListProps) {
  const list = useRef<HTMLOListElement>(null);

  // What it returns is read here and nowhere else.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLOListElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    initialRect: { width: 0, height: 640 },
    overscan: 6,
    // A row that has the focus stays, wherever the list is scrolled to, or the focus would be lost with it.
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
    // Arrow keys and Page Down scroll it, whether its rows are buttons or not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <RowScroller ref={list} tabIndex={0} aria-label={label} style={style}>
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
              <RankingLine row={row} unit={unit} onOpen={onOpen} own={own} refreshing={refreshing} />
            </li>
          )
        );
      })}
    </RowScroller>
  );
}
