import type { CalendarDate } from './calendarDate.ts';
import type { DateRange } from './dateRange.ts';
import { digits } from './digits.ts';
import type { CalendarMonth } from './month.ts';

/** A calendar year 'YYYY', 0001 to 9999; as text it sorts by date. */
export type CalendarYear = `${number}`;

const ISO_YEAR = /^(?!0000)\d{4}$/;

/** Parses 'YYYY'; null for any other text and for the year 0. */
export function parseYear(text: string): CalendarYear | null {
  return ISO_YEAR.test(text) ? digits(Number(text), 4) : null;
}

/** The year that the day or the month belongs to. */
export function yearOf(date: CalendarDate | CalendarMonth): CalendarYear {
  return digits(Number(date.slice(0, 4)), 4);
}

/** First to last day of the year. */
export function yearRange(year: CalendarYear): DateRange {
  return { start: `${year}-01-01`, end: `${year}-12-31` };
}
