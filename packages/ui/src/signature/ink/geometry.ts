import type { Pen } from './pen.ts';

/** Width and height in px. */
export type Size = { readonly width: number; readonly height: number };

/** A rectangle in px, from its upper left corner. */
export type Box = Size & { readonly x: number; readonly y: number };

/** Where the pen was. */
export type InkPoint = {
  /** In px from the left. */
  readonly x: number;
  /** In px from the top. */
  readonly y: number;
  /** In ms since the stroke began, plus one: the library treats zero as a missing time. */
  readonly time: number;
  /** Pressure, 0 to 1; 0 when unknown. */
  readonly pressure: number;
};

/** One movement of the pen, without lifting it. */
export type Stroke = Pen & { readonly points: readonly InkPoint[] };

/** Transform of a sheet: scale, and position of its origin. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export const distance = (a: InkPoint, b: InkPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The smallest rectangle around the points; null without any. */
export function boundsOf(points: readonly InkPoint[]): Box | null {
  if (points.length === 0) return null;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const point of points) {
    left = Math.min(left, point.x);
    top = Math.min(top, point.y);
    right = Math.max(right, point.x);
    bottom = Math.max(bottom, point.y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
