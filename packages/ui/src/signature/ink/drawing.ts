import { boundsOf, distance, type Box, type Size, type Stroke } from './geometry.ts';
import { LEAST_INK } from './pen.ts';
import { seenThrough, toSheet, viewOf } from './view.ts';

/**
 * The drawing as points, independent of the pad and its size (SIG-05). Coordinates are on a sheet of the pad's size at
 * the first stroke.
 */
export type Drawing = {
  readonly sheet: Box;
  readonly strokes: readonly Stroke[];
  /** Strokes removed by 'Limpiar', for undo. */
  readonly cleared: readonly Stroke[];
};

export const NO_DRAWING: Drawing = { sheet: { x: 0, y: 0, width: 1, height: 1 }, strokes: [], cleared: [] };

const contains = (box: Box, stroke: Stroke): boolean =>
  stroke.points.every(({ x, y }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);

/** Adds strokes drawn on a pad of this size, in its px. The sheet grows to the pad's area when they exceed it. */
export function addStrokes(drawing: Drawing, strokes: readonly Stroke[], pad: Size): Drawing {
  if (strokes.length === 0) return drawing;
  if (drawing.strokes.length === 0) return { sheet: { x: 0, y: 0, ...pad }, strokes, cleared: [] };
  const view = viewOf(drawing.sheet, pad);
  const added = strokes.map((stroke) => toSheet(stroke, view));
  const within = added.every((stroke) => contains(drawing.sheet, stroke));
  return {
    sheet: within ? drawing.sheet : seenThrough(view, pad),
    strokes: [...drawing.strokes, ...added],
    cleared: [],
  };
}

/** Removes all strokes (SIG-01); `undo` restores them. */
export const clearDrawing = (drawing: Drawing): Drawing =>
  drawing.strokes.length === 0 ? drawing : { ...drawing, strokes: [], cleared: drawing.strokes };

/** Removes the last stroke; after `clearDrawing` restores all. */
export function undo(drawing: Drawing): Drawing {
  if (drawing.strokes.length > 0) return { ...drawing, strokes: drawing.strokes.slice(0, -1) };
  return drawing.cleared.length > 0 ? { ...drawing, strokes: drawing.cleared, cleared: [] } : drawing;
}

export const canUndo = (drawing: Drawing): boolean => drawing.strokes.length > 0 || drawing.cleared.length > 0;

/** Length of the pen's path, in px of the sheet. */
export function inkLength(strokes: readonly Stroke[]): number {
  let length = 0;
  for (const { points } of strokes) {
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      if (before !== undefined) length += distance(before, point);
    }
  }
  return length;
}

/**
 * Whether it can be a signature (SIG-03): a path of at least a centimetre, in an area larger than a dot, because a
 * trembling finger travels far within a dot.
 */
export function isEnoughInk(strokes: readonly Stroke[]): boolean {
  const bounds = boundsOf(strokes.flatMap(({ points }) => points));
  if (bounds === null) return false;
  return inkLength(strokes) >= LEAST_INK && Math.max(bounds.width, bounds.height) >= LEAST_INK / 2;
}
