import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { addDays, type CalendarDate, fromUtcDay, startOfWeek, toUtcDay, whole } from './calendarDate.ts';
import { formatMonth, SCREEN_PATTERN } from './datePattern.ts';
import { type DateRange, eachDay } from './dateRange.ts';
import { digits } from './digits.ts';

/** A calendar month 'YYYY-MM', years 0001 to 9999; as text it sorts by date. */
export type CalendarMonth = `${number}-${number}`;

const ISO_MONTH = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/;

function written(text: string): CalendarMonth {
  return `${digits(Number(text.slice(0, 4)), 4)}-${digits(Number(text.slice(5, 7)), 2)}`;
}

function firstDay(day: CalendarMonth | CalendarDate): CalendarDate {
  return `${written(day)}-01`;
}

/** Parses 'YYYY-MM'; null for any other text and for a month that does not exist. */
export function parseMonth(text: string): CalendarMonth | null {
  return ISO_MONTH.test(text) ? written(text) : null;
}

/** The month as screens show it, 'MM/yyyy' (MTP-03). */
export function formatScreenMonth(month: CalendarMonth): string {
  return formatMonth(month, SCREEN_PATTERN);
}

/** The month that the day belongs to. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return written(date);
}

/** The month `months` later (earlier when negative). @throws RangeError outside the years 0001 to 9999. */
export function addToMonth(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(firstDay(month), months));
}

/** Months from `from` to `to` by calendar month: 1 from 31 January to 1 February; negative when `to` is earlier. */
export function diffMonths(from: CalendarMonth | CalendarDate, to: CalendarMonth | CalendarDate): number {
  return differenceInCalendarMonths(toUtcDay(firstDay(to)), toUtcDay(firstDay(from)));
}

/** Number of days of the month, 28..31. */
export function daysInMonth(month: CalendarMonth): number {
  return getDaysInMonth(toUtcDay(firstDay(month)));
}

/**
 * The same day `months` later (earlier when negative), or the last day of a shorter month: one month after 31 January
 * is 28 or 29 February.
 * @throws RangeError outside the years 0001 to 9999.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return fromUtcDay(addMonthsTo(toUtcDay(date), whole(months)));
}

/** First to last day of the month (ACD-08). */
export function monthRange(month: CalendarMonth): DateRange {
  return { start: firstDay(month), end: `${month}-${digits(daysInMonth(month), 2)}` };
}

/**
 * The weeks of a calendar page, seven days each, from the week of the first day to the week of the last; the outer
 * weeks may include days of neighbouring months.
 * @param weekStartsOn 0 = Sunday to 6 = Saturday.
 * @throws RangeError when a week leaves the years 0001 to 9999, as those of the very first and last month may.
 */
export function monthGrid(month: CalendarMonth, weekStartsOn: number): CalendarDate[][] {
  const { start, end } = monthRange(month);
  const weeks: CalendarDate[][] = [];
  for (let first = startOfWeek(start, weekStartsOn); first <= end; first = addDays(first, 7)) {
    weeks.push(eachDay({ start: first, end: addDays(first, 6) }));
  }
  return weeks;
}
