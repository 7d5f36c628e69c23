import { UTCDateMini } from '@date-fns/utc/date/mini';
import { monthOf, parseIsoDate, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';

/*
 * The only place that converts a calendar day to a `Date` and back, for the date library. Dates are UTC in any zone: no
 * zone or clock change shifts, skips or repeats a day.
 */

/** The day for the date library. */
export function toUtcDay(date: CalendarDate): Date {
  return new UTCDateMini(`${date}T00:00:00Z`);
}

/** The first day of that month. */
export function monthToUtcDay(month: CalendarMonth): Date {
  return toUtcDay(`${month}-01`);
}

/** The day of such a date. @throws RangeError for one outside the years 0001 to 9999. */
export function fromUtcDay(date: Date): CalendarDate {
  const parsed = Number.isNaN(date.getTime()) ? null : parseIsoDate(date.toISOString().slice(0, 10));
  if (parsed === null) throw new RangeError(`Calendar: ${String(date)} is no calendar day; pass a valid date.`);
  return parsed;
}

/** The month of such a date. */
export function monthFromUtcDay(date: Date): CalendarMonth {
  return monthOf(fromUtcDay(date));
}

/** The date library's own dates, created the same way. */
export const utcDates = {
  newDate: (year: number, month: number, day: number): Date => {
    const date = new UTCDateMini(0);
    date.setFullYear(year, month, day);
    return date;
  },
};
