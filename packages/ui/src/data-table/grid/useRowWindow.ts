'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LINE } from '../cells/gridCells.ts';

/** The rows that are kept in the document: `from` included, `to` not. */
export type RowWindow = { readonly from: number; readonly to: number };

/** What a row is taken for before one has been measured, in px. */
const USUAL_HEIGHT = 41;
/** Rows kept ready on both sides, so that none is missing while one scrolls. */
const OVERSCAN = 12;
/** The window moves by so many rows at a time: most frames of a scroll then change nothing. */
const STEP = 6;

/** The rows for a place of the scrolling area. All rows are equally high, so that this is arithmetic and needs no list of heights. */
export function windowAt(top: number, areaHeight: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(Math.max(0, top) / rowHeight / STEP) * STEP - OVERSCAN;
  const inSight = Math.ceil(areaHeight / rowHeight) + STEP;
  const from = Math.max(0, Math.min(first, count - inSight - OVERSCAN));
  return { from, to: Math.min(count, Math.max(0, first) + inSight + 2 * OVERSCAN) };
}

const firstRowOf = (body: HTMLElement | null) => body?.querySelector<HTMLElement>(`[${LINE}]`) ?? null;

/** The rows of a long list that are in sight, a few around them, and the way to bring another one there at once. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const body = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(USUAL_HEIGHT);
  const [place, setPlace] = useState({ top: 0, height: 600 });
  const shown = windowAt(place.top, place.height, rowHeight, count);

  // Before the rows are painted: the totals below them would move.
  useLayoutEffect(() => setRowHeight((last) => firstRowOf(body.current)?.offsetHeight || last), []);

  // Not a layout effect: the area around the rows is known only when all of them are in the document.
  useEffect(() => {
    const area = scroller.current;
    if (area === null) return undefined;
    let measured: HTMLElement | null = null;
    const read = (): void => {
      const first = firstRowOf(body.current);
      if (first !== measured) {
        if (measured !== null) observer.unobserve(measured);
        if (first !== null) observer.observe(first);
        measured = first;
      }
      const height = first?.offsetHeight || USUAL_HEIGHT;
      if (first !== null) setRowHeight(height);
      const next = { top: area.scrollTop, height: area.clientHeight };
      setPlace((last) => (isSameWindow(last, next, height) ? last : next));
    };
    // Rendered within the frame of the scroll: a frame later, the rows would be missing for one.
    const follow = (): void => flushSync(read);
    // A row changes its height with its look, as a card or in another density, while the area keeps its own.
    const observer = new ResizeObserver(follow);
    observer.observe(area);
    read();
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      area.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scroller]);

  const reveal = useCallback(
    (row: number): void => {
      const area = scroller.current;
      if (area === null) return;
      const top = row * rowHeight;
      const isBelow = top > area.scrollTop;
      area.scrollTo({ top: isBelow ? top - area.clientHeight + 3 * rowHeight : top, behavior: 'instant' });
      flushSync(() => setPlace({ top: area.scrollTop, height: area.clientHeight }));
    },
    [scroller, rowHeight],
  );
  return { body, shown, rowHeight, reveal };
}

type Place = { readonly top: number; readonly height: number };

/** Whether both places show the same rows, however many there are. */
function isSameWindow(one: Place, other: Place, rowHeight: number): boolean {
  const step = ({ top }: Place): number => Math.floor(top / rowHeight / STEP);
  return step(one) === step(other) && one.height === other.height;
}
