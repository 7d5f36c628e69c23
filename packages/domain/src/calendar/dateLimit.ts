import { type CalendarDate, maxDate, minDate } from './calendarDate.ts';
import type { EmptyLimits, Limits } from './limits.ts';
import { DATE_PICKER_MAX_YEAR, DATE_PICKER_MIN_YEAR } from './pickerLimit.ts';

/** The days that a picker offers, as its host gives them; both ends may be chosen. */
export type DateLimits = {
  /** First day that may be chosen; default 1 January 1900. */
  readonly min?: CalendarDate | undefined;
  /** Last day that may be chosen; default 31 December 2100, and never later (CST-18, DRP-06). */
  readonly max?: CalendarDate | undefined;
};

const FIRST: CalendarDate = `${DATE_PICKER_MIN_YEAR}-01-01`;
const LAST: CalendarDate = `${DATE_PICKER_MAX_YEAR}-12-31`;

/** The limits with their defaults filled in; `min` may be after `max`, and then no day can be chosen (DRP-06). */
export function limitsOf({ min = FIRST, max = LAST }: DateLimits = {}): Limits<CalendarDate> {
  return { min, max: minDate(max, LAST) };
}

/** Says that no day can be chosen because `min` is after `max`; null where one can (DRP-06). */
export function limitsIssue(limits?: DateLimits): EmptyLimits<CalendarDate> | null {
  const { min, max } = limitsOf(limits);
  return min > max ? { code: 'emptyLimits', min, max } : null;
}

/** Whether the day may be chosen; both limits may (DRP-06). */
export function isSelectable(date: CalendarDate, limits?: DateLimits): boolean {
  const { min, max } = limitsOf(limits);
  return min <= date && date <= max;
}

/** The day that may be chosen and lies nearest (DRP-06); null when none may. */
export function clampDate(date: CalendarDate, limits?: DateLimits): CalendarDate | null {
  const { min, max } = limitsOf(limits);
  return min > max ? null : maxDate(min, minDate(date, max));
}
