import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';
import type { DrawnSlice } from './slices.ts';

const THICKNESS = 0.3;
/** The ring takes at most that part of the width: the labels need the rest. */
const RING_SHARE = 0.38;
const LARGEST_RING = 200;

export type DonutLayout = {
  readonly ring: { readonly x: number; readonly y: number; readonly outer: number; readonly inner: number };
  /** Of the labels: where they begin, and how wide and high a line is. */
  readonly start: number;
  readonly lineWidth: number;
  readonly lineHeight: number;
  readonly line: (place: number) => PlotBox;
  /** The slice under a point: its part of the ring, or its label. */
  readonly find: (x: number, y: number) => number | null;
};

/**
 * A ring at the start, and a line beside it for each slice.
 * @param textLines Texts of a slice that stand below each other, 1 or 2.
 */
export function donutLayout(
  slices: readonly Pick<DrawnSlice, 'from' | 'to'>[],
  { width, height, fontSize }: PlotSize,
  textLines = 1,
): DonutLayout {
  const diameter = Math.max(24, Math.min(height - 4, width * RING_SHARE, LARGEST_RING));
  const outer = diameter / 2;
  const ring = { x: outer + 2, y: height / 2, outer, inner: outer * (1 - THICKNESS) };
  const start = Math.ceil(diameter + 4 + Math.min(32, width * 0.05));
  const lineHeight = Math.min(fontSize * (1 + 1.4 * textLines), height / Math.max(1, slices.length));
  const lineWidth = Math.max(1, Math.min(width - start, 460));
  const top = (height - lineHeight * slices.length) / 2;
  const line = (place: number): PlotBox => ({
    x: start - 6,
    y: top + place * lineHeight,
    width: lineWidth + 6,
    height: lineHeight,
  });
  return {
    ring,
    start,
    lineWidth,
    lineHeight,
    line,
    find: (x, y) => {
      const place = Math.floor((y - top) / lineHeight);
      if (x >= start - 6) return x <= start + lineWidth && place >= 0 && place < slices.length ? place : null;
      const radius = Math.hypot(x - ring.x, y - ring.y);
      if (radius > ring.outer || radius < ring.inner) return null;
      const turn = (Math.atan2(x - ring.x, ring.y - y) / (2 * Math.PI) + 1) % 1;
      const found = slices.findIndex(({ from, to }) => turn >= from && turn < to);
      return found === -1 ? null : found;
    },
  };
}
