import type { CalendarDate } from './calendarDate.ts';

/** Those days in order, each once. */
export function sortDates(dates: readonly CalendarDate[]): CalendarDate[] {
  return [...new Set(dates)].toSorted();
}

/** The days in order with that one, or without it where it is one of them. */
export function toggleDate(dates: readonly CalendarDate[], date: CalendarDate): CalendarDate[] {
  return dates.includes(date) ? sortDates(dates).filter((each) => each !== date) : sortDates([...dates, date]);
}
