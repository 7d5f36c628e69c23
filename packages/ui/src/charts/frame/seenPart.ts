import type { PlotBox, PlotSize } from './chartTypes.ts';

/**
 * The part of the drawing that is in sight, in px from its start and top: all of it, unless it is scrolled inside of its place
 * (`data-scroller`). Who walks by keys has what they lead to brought into sight first.
 * @param tip The tooltip, after what it marks has been placed.
 */
export function seenPart(tip: HTMLElement, size: Pick<PlotSize, 'width' | 'height'>): PlotBox {
  const scroller = tip.closest('[data-scroller]');
  if (scroller === null) return { x: 0, y: 0, ...size };
  if (scroller.querySelector('.hit:focus-visible') !== null) {
    scroller.querySelector('.lit')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  return {
    x: scroller.scrollLeft,
    y: scroller.scrollTop,
    width: Math.min(size.width, scroller.clientWidth),
    height: Math.min(size.height, scroller.clientHeight),
  };
}
