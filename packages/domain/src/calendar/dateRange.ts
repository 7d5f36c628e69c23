import { addDays, type CalendarDate, diffDays } from './calendarDate.ts';

/** The days from `start` to `end`, both included; empty when `start` is after `end`. */
export type DateRange = { readonly start: CalendarDate; readonly end: CalendarDate };

/** Whether the range contains the day; both ends included. */
export function isWithin(range: DateRange, date: CalendarDate): boolean {
  return range.start <= date && date <= range.end;
}

/** Every day of the range in order, both ends included; empty when `start` is after `end`. */
export function eachDay({ start, end }: DateRange): CalendarDate[] {
  const length = Math.max(0, diffDays(start, end) + 1);
  return Array.from({ length }, (_, offset) => addDays(start, offset));
}
