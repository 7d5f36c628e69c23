import { type CalendarMonth, fromUtcDay, monthOf, toUtcDay } from '@sereno/domain/calendar';

/*
 * Dates for the calendar's library: days in UTC, as the domain creates them, so that no time zone of a device, and no change of
 * it while a calendar is open, moves, skips or repeats a day.
 */

/** The first day of that month. */
export const monthToUtcDay = (month: CalendarMonth): Date => toUtcDay(`${month}-01`);

/** The month of a day in UTC. @throws RangeError outside the years 0001 to 9999. */
export const monthFromUtcDay = (day: Date): CalendarMonth => monthOf(fromUtcDay(day));

/** Creates the library's own dates as days in UTC. */
export const utcDates = {
  newDate: (year: number, month: number, day: number): Date => {
    const date = toUtcDay('1970-01-01');
    date.setFullYear(year, month, day);
    return date;
  },
};
