import { type CalendarDate, maxDate, minDate } from './calendarDate.ts';
import type { EmptyLimits, Limits } from './limits.ts';
import { DATE_PICKER_MAX_YEAR, DATE_PICKER_MIN_YEAR } from './pickerLimit.ts';

/** The days a picker allows; both ends included. */
export type DateLimits = {
  /** First allowed day; default 1 January 1900. */
  readonly min?: CalendarDate | undefined;
  /** Last allowed day; default 31 December 2100, and never later (CST-18, DRP-06). */
  readonly max?: CalendarDate | undefined;
};

const FIRST: CalendarDate = `${DATE_PICKER_MIN_YEAR}-01-01`;
const LAST: CalendarDate = `${DATE_PICKER_MAX_YEAR}-12-31`;

/** The limits with defaults filled in. When `min` is after `max`, no day is allowed (DRP-06). */
export function limitsOf({ min = FIRST, max = LAST }: DateLimits = {}): Limits<CalendarDate> {
  return { min, max: minDate(max, LAST) };
}

/** The issue that `min` is after `max`, so no day is allowed; null otherwise (DRP-06). */
export function limitsIssue(limits?: DateLimits): EmptyLimits<CalendarDate> | null {
  const { min, max } = limitsOf(limits);
  return min > max ? { code: 'emptyLimits', min, max } : null;
}

/** Whether the limits allow the day; both ends included (DRP-06). */
export function isSelectable(date: CalendarDate, limits?: DateLimits): boolean {
  const { min, max } = limitsOf(limits);
  return min <= date && date <= max;
}

/** The nearest allowed day (DRP-06); null when none is allowed. */
export function clampDate(date: CalendarDate, limits?: DateLimits): CalendarDate | null {
  const { min, max } = limitsOf(limits);
  return min > max ? null : maxDate(min, minDate(date, max));
}
