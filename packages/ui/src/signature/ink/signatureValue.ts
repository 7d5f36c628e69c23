import { isRecord, listOf } from '../../foundation/unknown.ts';
import { inkLength } from './drawing.ts';
import type { Box, InkPoint, Stroke } from './geometry.ts';
import { isInkColor } from './pen.ts';

/**
 * A signature as plain JSON, to be stored and shown again: what was drawn, or the name that was typed. A later shape will have another
 * `version`. Points are in px of `sheet`, the area of the pad that they were drawn on.
 */
export type SignatureValue =
  | { readonly version: 1; readonly kind: 'drawn'; readonly sheet: Box; readonly strokes: readonly Stroke[] }
  | {
      readonly version: 1;
      readonly kind: 'typed';
      readonly name: string;
      /** Colour of the letters, `#rrggbb`. */
      readonly color: string;
    };

/** What is drawn within a moment: larger ones would hold up the page. */
const MOST_POINTS = 50_000;
const LARGEST_SHEET = 100_000;
/** The longest path of the pen, in widths and heights of the sheet. */
const LONGEST_PATH = 500;

/** NaN is in no range. */
const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function readSheet(given: unknown): Box | null {
  if (!isRecord(given)) return null;
  const { x, y, width, height } = given;
  if (!isWithin(width, 1, LARGEST_SHEET) || !isWithin(height, 1, LARGEST_SHEET)) return null;
  if (!isWithin(x, -LARGEST_SHEET, LARGEST_SHEET) || !isWithin(y, -LARGEST_SHEET, LARGEST_SHEET)) return null;
  return { x, y, width, height };
}

/** A point on the sheet; a hundredth beside it is what rounding may leave. */
function readPoint(given: unknown, sheet: Box, after: number): InkPoint | null {
  if (!isRecord(given)) return null;
  const { x, y, time, pressure } = given;
  const [besideX, besideY] = [sheet.width / 100, sheet.height / 100];
  if (!isWithin(x, sheet.x - besideX, sheet.x + sheet.width + besideX)) return null;
  if (!isWithin(y, sheet.y - besideY, sheet.y + sheet.height + besideY)) return null;
  if (!isWithin(time, after, Number.MAX_SAFE_INTEGER) || !isWithin(pressure, 0, 1)) return null;
  return { x, y, time, pressure };
}

function readStroke(given: unknown, sheet: Box): Stroke | null {
  if (!isRecord(given)) return null;
  const { color, minWidth, maxWidth } = given;
  if (!isInkColor(color) || !isWithin(maxWidth, 0, sheet.width) || !isWithin(minWidth, 0, maxWidth)) return null;
  const points: InkPoint[] = [];
  for (const each of listOf(given['points'])) {
    const point = readPoint(each, sheet, points.at(-1)?.time ?? 0);
    if (point === null) return null;
    points.push(point);
  }
  return points.length === 0 ? null : { color, minWidth, maxWidth, points };
}

function readStrokes(given: unknown, sheet: Box): readonly Stroke[] | null {
  const strokes: Stroke[] = [];
  let points = 0;
  for (const each of listOf(given)) {
    const stroke = readStroke(each, sheet);
    points += stroke?.points.length ?? 0;
    if (stroke === null || points > MOST_POINTS) return null;
    strokes.push(stroke);
  }
  const isSane = strokes.length > 0 && inkLength(strokes) <= LONGEST_PATH * (sheet.width + sheet.height);
  return isSane ? strokes : null;
}

/**
 * Reads what may be anything, such as the JSON of a store.
 * @returns The signature, without any other property; null for whatever has not its shape or is too large to be drawn.
 */
export function readSignature(value: unknown): SignatureValue | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { kind, name, color } = value;
  if (kind === 'typed') {
    return typeof name === 'string' && isInkColor(color) ? { version: 1, kind, name, color } : null;
  }
  const sheet = readSheet(value['sheet']);
  if (kind !== 'drawn' || sheet === null) return null;
  const strokes = readStrokes(value['strokes'], sheet);
  return strokes && { version: 1, kind, sheet, strokes };
}
