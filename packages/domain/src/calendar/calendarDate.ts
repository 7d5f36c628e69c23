import { type Civil, civilToDays, daysToCivil, monthLength } from './civil.ts';
import { digits } from './digits.ts';

/**
 * A calendar day 'YYYY-MM-DD', years 0001 to 9999, with no time and no zone. Text in this form comes from a parser or
 * from the arithmetic here, which trusts it; as text it sorts by date.
 */
export type CalendarDate = `${number}-${number}-${number}`;

/** Day numbers of 0001-01-01 and 9999-12-31. */
const FIRST = -719_162;
const LAST = 2_932_896;

function textOf({ year, month, day }: Civil): CalendarDate {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** The day of those figures, or null when there is no such day (31 February, year 0, NaN). */
export function dateOf({ year, month, day }: Civil): CalendarDate | null {
  const exists = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
  return exists ? textOf({ year, month, day }) : null;
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
  return textOf(daysToCivil(checkDayNumber(dayNumber)));
}

/**
 * The number itself, when there is a day of that number.
 * @throws RangeError when it is not whole or the day lies outside the years 0001 to 9999.
 */
export function checkDayNumber(dayNumber: number): number {
  if (Number.isInteger(dayNumber) && dayNumber >= FIRST && dayNumber <= LAST) return dayNumber;
  throw new RangeError(`Day number ${dayNumber} lies outside the calendar; dates run 0001 to 9999`);
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
  return fromDayNumber(weekStart(toDayNumber(date), weekStartsOn));
}

/** Day number of the last `weekStartsOn` not after that day number; there may be no such day. */
export function weekStart(dayNumber: number, weekStartsOn: number): number {
  return dayNumber - modulo(dayNumber + THURSDAY - weekStartsOn, 7);
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
