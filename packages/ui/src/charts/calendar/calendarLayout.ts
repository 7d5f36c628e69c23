import { textWidth } from '../scale/labels.ts';
import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';
import type { DayCell, DayGrid } from './dayGrid.ts';

/** Px between two cells. */
const GAP = 3;
const HIGHEST_CELL = 30;
const WIDEST_CELL = 72;
/** Smaller cells cannot be pointed at; touch and printed values need more. */
const SMALLEST_CELL = 14;
const SMALLEST_ON_PHONE = 22;
const SMALLEST_PRINTED = 34;
const PHONE = 480;
/** What a scroll bar takes. */
const SCROLL_BAR = 12;

export type CalendarLayout = {
  /** Of the drawing, which may be wider than its place. */
  readonly width: number;
  readonly height: number;
  /** From one week to the next, and from one day to the next, in px. */
  readonly weekStep: number;
  readonly dayStep: number;
  /** Where the first cell is. */
  readonly start: number;
  readonly top: number;
  /** The box of a cell. */
  readonly box: (week: number, weekday: number) => PlotBox;
  /** The cell under a point; the gap before the next one belongs to it. */
  readonly find: (x: number, y: number) => { readonly week: number; readonly weekday: number } | null;
};

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
): CalendarLayout {
  const start = Math.ceil(Math.max(0, ...weekdays.map((name) => textWidth(name, fontSize)))) + 8;
  const top = Math.ceil(fontSize * 1.6);
  const count = Math.max(1, weeks);
  const smallest = width < PHONE ? SMALLEST_ON_PHONE : SMALLEST_CELL;
  const least = printed > 0 ? Math.max(SMALLEST_PRINTED, printed + 2 * GAP) : smallest;
  const weekStep = Math.max(least, Math.min(WIDEST_CELL, (width - start) / count));
  const tallest = Math.max(smallest, Math.min(HIGHEST_CELL, (height - top - SCROLL_BAR) / 7));
  const dayStep = Math.min(weekStep, tallest);
  return {
    width: Math.max(1, Math.floor(start + count * weekStep)),
    height: Math.ceil(top + 7 * dayStep),
    weekStep,
    dayStep,
    start,
    top,
    box: (week, weekday) => ({
      x: start + week * weekStep,
      y: top + weekday * dayStep,
      width: weekStep - GAP,
      height: dayStep - GAP,
    }),
    find: (x, y) => {
      const week = Math.floor((x - start) / weekStep);
      const weekday = Math.floor((y - top) / dayStep);
      return week < 0 || week >= weeks || weekday < 0 || weekday > 6 ? null : { week, weekday };
    },
  };
}

/** The months that have room for their names, each from its first week on. */
export function monthPlaces(
  months: readonly { readonly week: number; readonly text: string }[],
  { start, weekStep }: CalendarLayout,
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
    const x = start + month.week * weekStep;
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
