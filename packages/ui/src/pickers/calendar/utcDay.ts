import { UTCDateMini } from '@date-fns/utc/date/mini';
import { monthOf, parseIsoDate, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';

/*
 * The one place where a calendar day becomes a `Date` and back, for the date library inside the calendar. The date counts in UTC
 * whatever the device's zone is: no zone, and no change of it while a calendar is open, moves, skips or repeats a day.
 */

/** The day as the date library takes it. */
export function toUtcDay(date: CalendarDate): Date {
  return new UTCDateMini(`${date}T00:00:00Z`);
}

/** The first day of that month. */
export function monthToUtcDay(month: CalendarMonth): Date {
  return toUtcDay(`${month}-01`);
}

/** The calendar day of a date of this kind. @throws RangeError for one that is no day of the years 0001 to 9999. */
export function fromUtcDay(date: Date): CalendarDate {
  const parsed = Number.isNaN(date.getTime()) ? null : parseIsoDate(date.toISOString().slice(0, 10));
  if (parsed === null) throw new RangeError(`Calendar: ${String(date)} is no calendar day; pass a valid date.`);
  return parsed;
}

/** The month of a date of this kind. */
export function monthFromUtcDay(date: Date): CalendarMonth {
  return monthOf(fromUtcDay(date));
}

/** What the date library makes by itself, made in the same kind of date. */
export const utcDates = {
  newDate: (year: number, month: number, day: number): Date => {
    const date = new UTCDateMini(0);
    date.setFullYear(year, month, day);
    return date;
  },
};
