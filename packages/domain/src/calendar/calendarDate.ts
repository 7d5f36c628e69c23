import { type Civil, civilToDays, daysToCivil, monthLength } from './civil.ts';
import { digits } from './digits.ts';

/**
 * A calendar day 'YYYY-MM-DD', years 0001 to 9999, with no time and no zone. Text in this form comes from a parser or
 * from the arithmetic here, which trusts it; as text it sorts by date.
 */
export type CalendarDate = `${number}-${number}-${number}`;

/** The day of those figures, or null when there is no such day (31 February, year 0, NaN). */
export function dateOf({ year, month, day }: Civil): CalendarDate | null {
  const exists = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
  return exists ? `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}` : null;
}

/** Days since 1970-01-01, negative before it. */
export function toDayNumber(date: CalendarDate): number {
  return civilToDays({
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  });
}

/**
 * The day that lies `dayNumber` days after 1970-01-01.
 * @throws RangeError when the number is not whole or the day lies outside the years 0001 to 9999.
 */
export function fromDayNumber(dayNumber: number): CalendarDate {
  const date = Number.isInteger(dayNumber) ? dateOf(daysToCivil(dayNumber)) : null;
  if (date === null) throw new RangeError(`Day number ${dayNumber} lies outside the calendar; dates run 0001 to 9999`);
  return date;
}

/** 1 January of the year. @throws RangeError outside the years 0001 to 9999. */
export function startOfYear(year: number): CalendarDate {
  return fromDayNumber(civilToDays({ year, month: 1, day: 1 }));
}

/** The day `days` later (earlier when negative). @throws RangeError outside the years 0001 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from `from` to `to`: 0 for the same day, 1 when `to` is the day after, negative when it is earlier. */
export function diffDays(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** What 1970-01-01 was, in days of the week from 0 = Sunday. */
const THURSDAY = 4;

/** The day of the week, 0 = Sunday to 6 = Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return modulo(toDayNumber(date) + THURSDAY, 7);
}

/**
 * The last day not after `date` that is a `weekStartsOn` (0 = Sunday to 6 = Saturday).
 * @throws RangeError when that day lies before 0001-01-01.
 */
export function startOfWeek(date: CalendarDate, weekStartsOn: number): CalendarDate {
  return addDays(date, -modulo(dayOfWeek(date) - weekStartsOn, 7));
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
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
