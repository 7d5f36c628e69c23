import { textWidth } from '../scale/labels.ts';
import type { PlotSize } from '../frame/chartTypes.ts';
import { cellLayout, type CellLayout } from '../shade/cells.ts';

/** Names of rows take at most that part of the width. */
const NAMES_SHARE = 0.4;
const NARROWEST = 36;
const WIDEST = 120;
const HIGHEST = 48;

/**
 * Cells wide enough for every value, wider with more space; too many make the plot larger than its space.
 * @param texts What the cells print.
 */
export function gridLayout(
  rows: readonly string[],
  columns: readonly string[],
  texts: readonly string[],
  { width, height, fontSize }: PlotSize,
): CellLayout {
  const widest = (words: readonly string[]): number =>
    words.reduce((most, word) => Math.max(most, textWidth(word, fontSize)), 0);
  const start = Math.ceil(Math.min(widest(rows) + 12, width * NAMES_SHARE));
  const top = Math.ceil(fontSize * 2);
  const value = Math.max(NARROWEST, widest(texts) + 10);
  const named = Math.min(widest(columns) + 10, WIDEST * 0.75);
  const room = (width - start) / Math.max(1, columns.length);
  // Names of columns are shortened before the drawing is scrolled for them.
  const columnStep = Math.max(value, Math.min(room, WIDEST), named);
  const least = Math.ceil(fontSize * 2.4);
  const rowStep = Math.max(least, Math.min(HIGHEST, (height - top) / Math.max(1, rows.length)));
  return {
    ...cellLayout(rows.length, columns.length, { start, top, columnStep, rowStep }),
    width: Math.max(1, Math.floor(start + columns.length * columnStep)),
    height: Math.max(1, Math.floor(top + rows.length * rowStep)),
  };
}
