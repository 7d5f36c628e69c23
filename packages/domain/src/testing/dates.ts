import * as fc from 'fast-check';
import { type CalendarDate, fromDayNumber, toDayNumber } from '../calendar/index.ts';

const FIRST = toDayNumber('0001-01-01');
const LAST = toDayNumber('9999-12-31');

/** Any date for which arithmetic of up to `margin` days stays in the calendar. */
export function anyDate(margin = 0): fc.Arbitrary<CalendarDate> {
  return fc.integer({ min: FIRST + margin, max: LAST - margin }).map(fromDayNumber);
}

/** Every date of the years 1970 to 2100, in order. */
export function everyDate(): CalendarDate[] {
  const last = toDayNumber('2100-12-31');
  return Array.from({ length: last + 1 }, (_, dayNumber) => fromDayNumber(dayNumber));
}

/** Local midnight `days` after that day: the platform is the oracle, not a library. */
export function localMidnight(date: CalendarDate, days = 0): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)) + days);
}

const padded = (figure: number, width: number) => String(figure).padStart(width, '0');

/** The local date, 'YYYY-MM-DD'. */
export function localText(date: Date): string {
  return [padded(date.getFullYear(), 4), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)].join('-');
}

/** The local time, 'HH:mm'. */
export function localTime(date: Date): string {
  return `${padded(date.getHours(), 2)}:${padded(date.getMinutes(), 2)}`;
}

/** Whether the local zone had that day: Kiritimati, where the tests run, skipped one when it crossed the date line. */
export function existsLocally(date: CalendarDate): boolean {
  return localMidnight(date).getDate() === Number(date.slice(8));
}
