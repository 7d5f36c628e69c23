import { textWidth } from '../scale/labels.ts';
import type { PlotSize } from '../frame/chartTypes.ts';
import { CELL_GAP, cellLayout, type CellLayout } from '../shade/cells.ts';
import type { DayCell, DayGrid } from './dayGrid.ts';

const HIGHEST_CELL = 30;
const WIDEST_CELL = 72;
/** Smaller cells cannot be pointed at; touch and printed values need more. */
const SMALLEST_CELL = 14;
const SMALLEST_ON_PHONE = 22;
const SMALLEST_PRINTED = 34;
const PHONE = 480;
/** What a scroll bar takes. */
const SCROLL_BAR = 12;

/**
 * Weeks from start to end, days from top to bottom. Cells are square where there are many, wider where there are few; more weeks
 * than fit make the drawing wider than its place.
 * @param printed Width of the widest value where each is printed whatever the room, or else 0.
 */
export function calendarLayout(
  { weeks }: Pick<DayGrid, 'weeks'>,
  weekdays: readonly string[],
  { width, height, fontSize }: PlotSize,
  printed: number,
): CellLayout {
  const start = Math.ceil(Math.max(0, ...weekdays.map((name) => textWidth(name, fontSize)))) + 8;
  const top = Math.ceil(fontSize * 1.6);
  const count = Math.max(1, weeks);
  const smallest = width < PHONE ? SMALLEST_ON_PHONE : SMALLEST_CELL;
  const least = printed > 0 ? Math.max(SMALLEST_PRINTED, printed + 2 * CELL_GAP) : smallest;
  const columnStep = Math.max(least, Math.min(WIDEST_CELL, (width - start) / count));
  const tallest = Math.max(smallest, Math.min(HIGHEST_CELL, (height - top - SCROLL_BAR) / 7));
  const rowStep = Math.min(columnStep, tallest);
  return {
    ...cellLayout(7, weeks, { start, top, columnStep, rowStep }),
    width: Math.max(1, Math.floor(start + count * columnStep)),
    height: Math.ceil(top + 7 * rowStep),
  };
}

/** The months whose names fit, each at its first week. */
export function monthPlaces(
  months: readonly { readonly week: number; readonly text: string }[],
  { start, columnStep }: CellLayout,
  fontSize: number,
): readonly { readonly x: number; readonly text: string }[] {
  const shown: { x: number; text: string }[] = [];
  let free = months.length;
  // From the newest: when two are too close, the one with more days wins.
  let end = Infinity;
  while (free > 0) {
    free -= 1;
    const month = months[free];
    if (month === undefined) break;
    const x = start + month.week * columnStep;
    if (x + textWidth(month.text, fontSize) + 4 > end) continue;
    shown.unshift({ x, text: month.text });
    end = x;
  }
  return shown;
}

/** Index of each day: `week * 7 + weekday`. */
export function cellsByPlace(days: readonly DayCell[]): ReadonlyMap<number, DayCell> {
  return new Map(days.map((day) => [day.week * 7 + day.weekday, day]));
}
