import type { PlotBox, PlotSize } from './chartTypes.ts';

/**
 * The visible part of the plot, px from its start and top: all of it, unless scrolled inside (`data-scroller`).
 * Keyboard navigation scrolls its target into view first.
 * @param tip The tooltip, after its highlight was positioned.
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
