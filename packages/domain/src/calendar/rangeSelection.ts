import { addDays, type CalendarDate, diffDays, maxDate, minDate } from './calendarDate.ts';
import { clampDate, isSelectable } from './dateLimit.ts';
import type { DateRange } from './dateRange.ts';
import { type RangeLimits, rangeIssue } from './rangeLimit.ts';

/** A range on its way: nothing chosen, its first end pressed, or whole. */
export type RangeSelection = {
  /** The end that was chosen first while the other is awaited; null otherwise. */
  readonly anchor: CalendarDate | null;
  /** The chosen range; null before there are two ends. */
  readonly range: DateRange | null;
  /** The day under the pointer or the focus; null for none. */
  readonly hovered: CalendarDate | null;
};

/** What somebody does to choose a range. */
export type RangeAction =
  /** Begins a range or ends the one begun, in either direction; a day out of reach changes nothing. */
  | { readonly type: 'press'; readonly day: CalendarDate }
  /** The pointer or the focus comes to a day, or with null leaves them. */
  | { readonly type: 'hover'; readonly day: CalendarDate | null };

/** The selection that stands for a chosen range, or for none (DRP-03). */
export function selectionOf(range: DateRange | null): RangeSelection {
  return { anchor: null, range, hovered: null };
}

function between(a: CalendarDate, b: CalendarDate): DateRange {
  return { start: minDate(a, b), end: maxDate(a, b) };
}

/** The first end of a range that is begun; not one that limits changed meanwhile have put out of reach. */
function begun({ anchor }: RangeSelection, limits: RangeLimits): CalendarDate | null {
  return anchor !== null && isSelectable(anchor, limits) ? anchor : null;
}

/** Whether the day may be pressed: within the limits and, once a range is begun, within `maxDays` of its first end (DRP-06). */
export function isInReach(selection: RangeSelection, day: CalendarDate, limits: RangeLimits = {}): boolean {
  const anchor = begun(selection, limits);
  return rangeIssue(between(anchor ?? day, day), limits) === null;
}

function press(selection: RangeSelection, day: CalendarDate, limits: RangeLimits): RangeSelection {
  if (!isInReach(selection, day, limits)) return selection;
  const anchor = begun(selection, limits);
  return anchor === null
    ? { anchor: day, range: null, hovered: day }
    : { anchor: null, range: between(anchor, day), hovered: day };
}

/**
 * What the selection becomes. The first press begins a range, the second ends it, whichever of the two is earlier, the
 * third begins the next one. What changes nothing gives the same object back.
 */
export function selectRange(selection: RangeSelection, action: RangeAction, limits: RangeLimits): RangeSelection {
  if (action.type === 'press') return press(selection, action.day, limits);
  return action.day === selection.hovered ? selection : { ...selection, hovered: action.day };
}

/**
 * The days to be shown as chosen: the range, or while it is begun the days from its first end to the hovered one, as far
 * as they are in reach; null before anything is chosen.
 */
export function previewRange(selection: RangeSelection, limits: RangeLimits = {}): DateRange | null {
  const anchor = begun(selection, limits);
  if (anchor === null) return selection.range;
  const other = clampDate(selection.hovered ?? anchor, limits) ?? anchor;
  const { maxDays } = limits;
  if (maxDays === undefined || Math.abs(diffDays(anchor, other)) < maxDays) return between(anchor, other);
  return between(anchor, addDays(anchor, other < anchor ? 1 - maxDays : maxDays - 1));
}
