import type { PlotBox, PlotSize } from './chartTypes.ts';

const GAP = 8;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/**
 * Position of the tooltip, px from the start and top of the plot: after the box, else before it, else below or above.
 * It never leaves the plot sideways.
 */
export function tipPlace(
  box: PlotBox,
  tip: { readonly width: number; readonly height: number },
  { width, height }: Pick<PlotSize, 'width' | 'height'>,
): { readonly x: number; readonly y: number } {
  const beside = clamp(box.y + box.height / 2 - tip.height / 2, 0, Math.max(0, height - tip.height));
  const after = box.x + box.width + GAP;
  if (after + tip.width <= width) return { x: after, y: beside };
  const before = box.x - GAP - tip.width;
  if (before >= 0) return { x: before, y: beside };
  const x = clamp(box.x + box.width / 2 - tip.width / 2, 0, Math.max(0, width - tip.width));
  const under = box.y + box.height + GAP;
  const over = box.y - GAP - tip.height;
  return { x, y: under + tip.height <= height || over < 0 ? under : over };
}

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
    // Below 0 where the start is at the right.
    x: Math.abs(scroller.scrollLeft),
    y: scroller.scrollTop,
    width: Math.min(size.width, scroller.clientWidth),
    height: Math.min(size.height, scroller.clientHeight),
  };
}
