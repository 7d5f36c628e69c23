import type { Box, Size, Stroke, View } from './geometry.ts';

/** The whole sheet in the middle of the pad, as large as it fits and undistorted (SIG-05). */
export function viewOf(sheet: Box, pad: Size): View {
  const scale = Math.min(pad.width / sheet.width, pad.height / sheet.height);
  return {
    scale,
    x: (pad.width - sheet.width * scale) / 2 - sheet.x * scale,
    y: (pad.height - sheet.height * scale) / 2 - sheet.y * scale,
  };
}

/** What the whole pad shows, in px of the sheet. */
export const seenThrough = (view: View, pad: Size): Box => ({
  x: -view.x / view.scale,
  y: -view.y / view.scale,
  width: pad.width / view.scale,
  height: pad.height / view.scale,
});

/**
 * A stroke of the sheet in px of the pad. The pen's widths and times grow with it: the library makes a line thinner where
 * it is quick, and the same line would look otherwise at another size.
 */
export const toPad = (stroke: Stroke, { scale, x, y }: View): Stroke => ({
  points: stroke.points.map((point) => ({
    x: point.x * scale + x,
    y: point.y * scale + y,
    time: point.time * scale,
    pressure: point.pressure,
  })),
  minWidth: stroke.minWidth * scale,
  maxWidth: stroke.maxWidth * scale,
});

/** A stroke of the pad in px of the sheet; the way back from `toPad`. */
export const toSheet = (stroke: Stroke, { scale, x, y }: View): Stroke =>
  toPad(stroke, { scale: 1 / scale, x: -x / scale, y: -y / scale });
