import type { Box, Size, Stroke, View } from './geometry.ts';

/** The whole sheet centred on the pad, as large as fits, undistorted (SIG-05). */
export function viewOf(sheet: Box, pad: Size): View {
  const scale = Math.min(pad.width / sheet.width, pad.height / sheet.height);
  return {
    scale,
    x: (pad.width - sheet.width * scale) / 2 - sheet.x * scale,
    y: (pad.height - sheet.height * scale) / 2 - sheet.y * scale,
  };
}

/** The area of the whole pad, in px of the sheet. */
export const seenThrough = (view: View, pad: Size): Box => ({
  x: -view.x / view.scale,
  y: -view.y / view.scale,
  width: pad.width / view.scale,
  height: pad.height / view.scale,
});

/**
 * A stroke of the sheet in px of the pad. Widths and times scale with it: the library draws fast lines thinner, so the
 * line would look different at another size.
 */
export const toPad = (stroke: Stroke, { scale, x, y }: View): Stroke => ({
  color: stroke.color,
  points: stroke.points.map((point) => ({
    x: point.x * scale + x,
    y: point.y * scale + y,
    time: point.time * scale,
    pressure: point.pressure,
  })),
  minWidth: stroke.minWidth * scale,
  maxWidth: stroke.maxWidth * scale,
});

/** A stroke of the pad in px of the sheet; the inverse of `toPad`. */
export const toSheet = (stroke: Stroke, { scale, x, y }: View): Stroke =>
  toPad(stroke, { scale: 1 / scale, x: -x / scale, y: -y / scale });
