import { textWidth } from '../scale/labels.ts';
import type { BandLayout } from '../axes/bandLayout.ts';
import type { PlotSize } from '../frame/chartTypes.ts';
import type { StackPiece } from '../axes/stack.ts';
import type { BarPieces } from '../axes/barBoxes.ts';

/** The figure at the end of a bar or of a stack. */
export type BarFigure = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Between a bar and its figure, in px. */
const GAP = 6;

/** Where the stack of a category ends on the side of its sum. */
function endOf(pieces: BarPieces, column: number, isBelow: boolean): number {
  let end = 0;
  for (const line of pieces) {
    const to = line[column]?.to ?? 0;
    end = isBelow ? Math.min(end, to) : Math.max(end, to);
  }
  return end;
}

/** Between an upright bar and the foot of its figure, in px. */
const FOOT = 5;

/** Position of a figure past the lines that would cross it. */
function pastMarks(end: number, marks: readonly number[], towards: 1 | -1, room: number): number {
  return marks
    .toSorted((one, other) => (one - other) * towards)
    .reduce((at, mark) => ((mark - at) * towards > 0 && (mark - at) * towards < room ? mark : at), end);
}

/** The figures at the ends of the bars; none when one would touch its neighbour. */
export function barFigures(
  sums: readonly (number | null)[],
  pieces: BarPieces,
  {
    layout,
    size,
    isRows,
    short,
    marks = [],
    thresholds = [],
  }: {
    layout: BandLayout;
    size: PlotSize;
    isRows: boolean;
    short: (value: number) => string;
    /** Levels of the previous period by category, which figures avoid. Default: none. */
    marks?: readonly StackPiece[] | undefined;
    /** Values of lines across all bars, which figures avoid, too. Default: none. */
    thresholds?: readonly number[] | undefined;
  },
): readonly BarFigure[] {
  const { box, band, scale, nameRoom } = layout;
  const step = band.step();
  // Checked first: a year of sums is not formatted just to find no room.
  if (isRows ? step < size.fontSize * 1.2 : step < size.fontSize * 1.5) return [];
  const texts = sums.map((sum) => (sum === null ? '' : short(sum)));
  const widest = texts.reduce((most, text) => Math.max(most, textWidth(text, size.fontSize)), 0);
  if (!isRows && step < widest + 4) return [];
  return texts.flatMap((text, column): readonly BarFigure[] => {
    if (text === '') return [];
    const isBelow = (sums[column] ?? 0) < 0;
    const piece = marks[column];
    const lines = [...(piece ? [piece.to] : []), ...thresholds].map((value) => scale(value));
    const bar = scale(endOf(pieces, column, isBelow));
    const middle = (band(column) ?? 0) + (nameRoom + step) / 2;
    const half = size.fontSize * 0.35;
    if (!isRows) {
      const end = pastMarks(bar, lines, isBelow ? 1 : -1, size.fontSize * 1.5);
      return [{ x: middle, y: isBelow ? end + size.fontSize : end - FOOT, text, anchor: 'middle' }];
    }
    const end = pastMarks(bar, lines, isBelow ? -1 : 1, textWidth(text, size.fontSize) + 2 * GAP);
    const y = middle + half;
    if (!isBelow) return [{ x: end + GAP, y, text, anchor: 'start' }];
    // Before the bar, or on the empty side of 0 when category names are too close.
    const fits = end - GAP - textWidth(text, size.fontSize) >= box.x;
    return [fits ? { x: end - GAP, y, text, anchor: 'end' } : { x: scale(0) + GAP, y, text, anchor: 'start' }];
  });
}
