import { addDays, type CalendarDate, diffDays, maxDate, minDate } from './calendarDate.ts';
import { clampDate, isSelectable } from './dateLimit.ts';
import type { DateRange } from './dateRange.ts';
import { type RangeLimits, rangeIssue } from './rangeLimit.ts';

/** State of a range selection: empty, first end pressed, or complete. */
export type RangeSelection = {
  /** The first end while the other is pending; null otherwise. */
  readonly anchor: CalendarDate | null;
  /** The selected range; null until both ends are selected. */
  readonly range: DateRange | null;
  /** The day under the pointer or the focus; null for none. */
  readonly hovered: CalendarDate | null;
};

/** An action of the range selection. */
export type RangeAction =
  /** Starts a range or ends the started one, in either direction; a day out of reach is ignored. */
  | { readonly type: 'press'; readonly day: CalendarDate }
  /** The pointer or focus enters a day, or leaves with null. */
  | { readonly type: 'hover'; readonly day: CalendarDate | null };

/** The selection of a given range, or of none (DRP-03). */
export function selectionOf(range: DateRange | null): RangeSelection {
  return { anchor: null, range, hovered: null };
}

function between(a: CalendarDate, b: CalendarDate): DateRange {
  return { start: minDate(a, b), end: maxDate(a, b) };
}

/** The first end of a started range, unless changed limits now exclude it. */
function begun({ anchor }: RangeSelection, limits: RangeLimits): CalendarDate | null {
  return anchor !== null && isSelectable(anchor, limits) ? anchor : null;
}

/**
 * Whether the day can be pressed: within the limits and, once a range is started, within `maxDays` of its first end
 * (DRP-06).
 */
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
 * The selection after an action. The first press starts a range, the second ends it in either direction, the third
 * starts a new one. Returns the same object when nothing changes.
 */
export function selectRange(selection: RangeSelection, action: RangeAction, limits: RangeLimits): RangeSelection {
  if (action.type === 'press') return press(selection, action.day, limits);
  return action.day === selection.hovered ? selection : { ...selection, hovered: action.day };
}

/**
 * The days to show as selected: the range, or while it is started the days from its first end to the hovered one, as
 * far as they are in reach; null while nothing is selected.
 */
export function previewRange(selection: RangeSelection, limits: RangeLimits = {}): DateRange | null {
  const anchor = begun(selection, limits);
  if (anchor === null) return selection.range;
  const other = clampDate(selection.hovered ?? anchor, limits) ?? anchor;
  const { maxDays } = limits;
  if (maxDays === undefined || Math.abs(diffDays(anchor, other)) < maxDays) return between(anchor, other);
  return between(anchor, addDays(anchor, other < anchor ? 1 - maxDays : maxDays - 1));
}
