'use client';
import { type ReactNode, useEffect, useImperativeHandle } from 'react';
import type { LongListProps } from '../state/tableProps.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { ShownColumn } from '../layout/useColumns.ts';

/** The rows of a page, all of them in the document: the browser skips drawing those out of sight by itself. */
export function PagedBody({ count, renderRow }: Pick<LongListProps, 'count' | 'renderRow'>): ReactNode {
  return (
    <div role="rowgroup" className="body">
      {Array.from({ length: count }, (_, place) => renderRow(place))}
    </div>
  );
}

/** The rows of a long list that are in sight, and a few around them. */
export function VirtualBody({ count, renderRow, scroller, focusedPlace, onEnd, ref }: LongListProps): ReactNode {
  const { body, shown, rowHeight, reveal } = useRowWindow(scroller, count);
  useImperativeHandle(ref, () => ({ reveal }), [reveal]);
  const { from, to } = shown;
  useNearEnd(to, count, onEnd);
  const focused = focusedPlace();
  const isBefore = focused >= 0 && focused < from;
  const isAfter = focused >= to && focused < count;
  const gap = (key: string, rows: number): ReactNode => (
    <div key={key} role="presentation" style={{ blockSize: rows * rowHeight }} />
  );
  return (
    <div ref={body} role="rowgroup" className="body" style={{ blockSize: count * rowHeight }}>
      {/* One list, in which the row of the focus never changes its place among those that stay: moved, it would lose the focus. */}
      {[
        gap('start', isBefore ? focused : from),
        ...(isBefore ? [renderRow(focused), gap('before', from - focused - 1)] : []),
        ...Array.from({ length: to - from }, (_, place) => renderRow(from + place)),
        ...(isAfter ? [gap('after', focused - to), renderRow(focused)] : []),
      ]}
    </div>
  );
}

/** Says that the last row has come near: once for each number of rows. */
export function useNearEnd(to: number, count: number, onEnd: (() => void) | undefined): void {
  const isNear = to >= count;
  useEffect(() => {
    if (isNear) onEnd?.();
    // oxlint-disable-next-line react/exhaustive-deps -- a host writes its handler at each render, which is no reason to ask again.
  }, [isNear, count]);
}

type GridSkeletonProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  /** How many rows keep their place. */
  readonly count: number;
  /** Cells before the columns. */
  readonly leads: number;
  /** Classes of the cells behind them. */
  readonly trails: readonly string[];
};

/** Rows that are on their way, as high as those that come, so that nothing jumps. Assistive technology passes over them. */
export function GridSkeleton<Row>({ columns, count, leads, trails }: GridSkeletonProps<Row>) {
  return (
    <div className="body" aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="row">
          {Array.from({ length: leads }, (_lead, lead) => (
            <div key={lead} className="lead" />
          ))}
          {columns.map(({ id, title, className, style }) => (
            <div key={id} className={className} style={style} data-title={title}>
              <span className="bone" />
            </div>
          ))}
          {trails.map((trail) => (
            <div key={trail} className={`trail ${trail}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
