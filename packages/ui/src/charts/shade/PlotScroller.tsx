'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export type PlotScrollerProps = {
  /** Shows the end of the drawing first, where the newest is. Default false. */
  startsAtEnd?: boolean;
  /** Px at the start and the top that stay when the rest is scrolled. Default none. */
  saved?: { readonly start: number; readonly top: number };
  /** The drawing, which may be larger than its place. */
  children: ReactNode;
};

/** Scrolls a plot larger than its space; keyboard navigation scrolls its target into view. Inside a `ShadeRoot`. */
export function PlotScroller({ startsAtEnd = false, saved, children }: PlotScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = scroller.current;
    if (!startsAtEnd || place === null) return;
    const isRightToLeft = getComputedStyle(place).direction === 'rtl';
    place.scrollTo({ left: isRightToLeft ? -place.scrollWidth : place.scrollWidth });
  }, [startsAtEnd]);
  return (
    <div
      ref={scroller}
      className="scroller"
      data-scroller
      style={{ scrollPaddingInlineStart: (saved?.start ?? 0) + 4, scrollPaddingBlockStart: (saved?.top ?? 0) + 4 }}
    >
      {children}
    </div>
  );
}
