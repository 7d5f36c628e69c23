import type { CalendarDate } from './calendarDate.ts';
import type { DateRange } from './dateRange.ts';
import { digits } from './digits.ts';
import { addToMonth, type CalendarMonth, monthRange } from './month.ts';
import { yearOf } from './year.ts';

/** A calendar quarter 'YYYY-Qn', n from 1 to 4, years 0001 to 9999; as text it sorts by date. */
export type CalendarQuarter = `${number}-Q${number}`;

const QUARTER = /^(?!0000)\d{4}-Q[1-4]$/;

/** Parses 'YYYY-Qn'; null for any other text and for a quarter that does not exist. */
export function parseQuarter(text: string): CalendarQuarter | null {
  return QUARTER.test(text) ? `${digits(Number(text.slice(0, 4)), 4)}-Q${digits(Number(text.slice(6)), 1)}` : null;
}

/** The quarter that the day or the month belongs to. */
export function quarterOf(date: CalendarDate | CalendarMonth): CalendarQuarter {
  return `${yearOf(date)}-Q${digits(Math.ceil(Number(date.slice(5, 7)) / 3), 1)}`;
}

/** First to last day of the quarter. */
export function quarterRange(quarter: CalendarQuarter): DateRange {
  const first: CalendarMonth = `${digits(Number(quarter.slice(0, 4)), 4)}-${digits(Number(quarter.slice(6)) * 3 - 2, 2)}`;
  return { start: monthRange(first).start, end: monthRange(addToMonth(first, 2)).end };
}
