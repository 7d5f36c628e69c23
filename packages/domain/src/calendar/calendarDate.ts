import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { millisecondsInDay } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getDay } from 'date-fns/getDay';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { digits } from './digits.ts';

/**
 * A calendar day 'YYYY-MM-DD', years 0001 to 9999, without time or zone. Parsers and the arithmetic here create it;
 * other code trusts it. As text it sorts by date.
 */
export type CalendarDate = `${number}-${number}-${number}`;

/** The day for date-fns: midnight UTC, so that the device's zone never shifts, skips or repeats a day. */
export function toUtcDay(date: CalendarDate): Date {
  return new UTCDateMini(date);
}

/** Returns the day when it is in the calendar. @throws RangeError outside the years 0001 to 9999. */
export function inCalendar(day: Date): Date {
  const year = day.getFullYear();
  if (year >= 1 && year <= 9999) return day;
  throw new RangeError(`The year ${year} lies outside the calendar; dates run 0001 to 9999`);
}

/** The day of a date-fns result. @throws RangeError outside the years 0001 to 9999. */
export function fromUtcDay(day: Date): CalendarDate {
  inCalendar(day);
  return written(day.getFullYear(), day.getMonth() + 1, day.getDate());
}

function written(year: number, month: number, day: number): CalendarDate {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** Returns the count when it is whole; date-fns would truncate it. @throws RangeError when it is not whole. */
export function whole(count: number): number {
  if (Number.isInteger(count)) return count;
  throw new RangeError(`${count} days or months cannot be counted; the number has to be whole`);
}

/** Length of the shortest month, days. */
const SHORTEST_MONTH = 28;

/** The day of those parts, `month` from 1; null when there is no such day (31 February, year 0, NaN). */
export function dateOf(figures: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): CalendarDate | null {
  const { year, month, day } = figures;
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  const exists = day <= SHORTEST_MONTH || day <= getDaysInMonth(toUtcDay(written(year, month, 1)));
  return exists ? written(year, month, day) : null;
}

/** Days since 1970-01-01, negative before it. */
export function toDayNumber(date: CalendarDate): number {
  return toUtcDay(date).getTime() / millisecondsInDay;
}

/**
 * The day `dayNumber` days after 1970-01-01.
 * @throws RangeError when the number is not whole or the day is outside the years 0001 to 9999.
 */
export function fromDayNumber(dayNumber: number): CalendarDate {
  return fromUtcDay(new UTCDateMini(whole(dayNumber) * millisecondsInDay));
}

/** 1 January of the year. @throws RangeError outside the years 0001 to 9999. */
export function startOfYear(year: number): CalendarDate {
  const first = dateOf({ year: whole(year), month: 1, day: 1 });
  if (first === null) throw new RangeError(`The year ${year} lies outside the calendar; years run 1 to 9999`);
  return first;
}

/** The day `days` later (earlier when negative). @throws RangeError outside the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcDay(addDaysTo(toUtcDay(date), whole(days)));
}

/** Days from `from` to `to`: 0 for the same day, 1 when `to` is the day after, negative when it is earlier. */
export function diffDays(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(toUtcDay(to), toUtcDay(from));
}

/** The day of the week, 0 = Sunday to 6 = Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return getDay(toUtcDay(date));
}

/**
 * The last day not after `date` that is a `weekStartsOn` (0 = Sunday to 6 = Saturday).
 * @throws RangeError when that day is before 0001-01-01.
 */
export function startOfWeek(date: CalendarDate, weekStartsOn: number): CalendarDate {
  return addDays(date, -((dayOfWeek(date) - weekStartsOn + 7) % 7));
}

/** Order for sorting: negative when `a` is earlier, 0 for the same day, positive when `a` is later. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The earlier of two days. */
export function minDate(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b;
}

/** The later of two days. */
export function maxDate(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}
