import type { InkPoint, Size } from './geometry.ts';

const between = (a: InkPoint, b: InkPoint, share: number): InkPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  time: a.time + (b.time - a.time) * share,
  pressure: a.pressure + (b.pressure - a.pressure) * share,
});

/** Start and end of the part from a to b inside the pad, as fractions; null when none is. */
function shareInside(a: InkPoint, b: InkPoint, { width, height }: Size): { from: number; to: number } | null {
  let from = 0;
  let to = 1;
  const edges = [
    { speed: b.x - a.x, before: -a.x, after: width - a.x },
    { speed: b.y - a.y, before: -a.y, after: height - a.y },
  ];
  for (const { speed, before, after } of edges) {
    if (speed === 0) {
      if (before > 0 || after < 0) return null;
    } else {
      const [enters, leaves] = speed > 0 ? [before / speed, after / speed] : [after / speed, before / speed];
      from = Math.max(from, enters);
      to = Math.min(to, leaves);
    }
  }
  return from <= to ? { from, to } : null;
}

/**
 * The parts of a stroke on the pad: the stroke ends at the edge where the pen leaves, and another begins where it
 * returns. Nothing connects them, and nothing outside would be clipped.
 */
export function insideOnly(points: readonly InkPoint[], pad: Size): readonly (readonly InkPoint[])[] {
  const [first, second] = points;
  if (first === undefined) return [];
  if (second === undefined) return shareInside(first, first, pad) === null ? [] : [points];
  const pieces: InkPoint[][] = [];
  let piece: InkPoint[] | null = null;
  for (const [index, b] of points.entries()) {
    const a = points[index - 1];
    if (a === undefined) continue;
    const share = shareInside(a, b, pad);
    // Touching only the edge leaves no ink.
    if (share === null || (share.from === share.to && piece === null)) {
      piece = null;
      continue;
    }
    if (piece === null || share.from > 0) {
      piece = [share.from > 0 ? between(a, b, share.from) : a];
      pieces.push(piece);
    }
    if (share.to > share.from) piece.push(share.to < 1 ? between(a, b, share.to) : b);
    if (share.to < 1) piece = null;
  }
  return pieces;
}
