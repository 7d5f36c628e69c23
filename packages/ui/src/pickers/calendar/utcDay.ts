import { type CalendarMonth, fromUtcDay, monthOf, toUtcDay } from '@sereno/domain/calendar';

/*
 * What the date library inside the calendar counts with: days in UTC, as the domain makes them, so that no zone of a device, and no
 * change of it while a calendar is open, moves, skips or repeats one.
 */

/** The first day of that month. */
export const monthToUtcDay = (month: CalendarMonth): Date => toUtcDay(`${month}-01`);

/** The month of a day in UTC. @throws RangeError outside the years 0001 to 9999. */
export const monthFromUtcDay = (day: Date): CalendarMonth => monthOf(fromUtcDay(day));

/** What the date library makes by itself, made in the same kind of date. */
export const utcDates = {
  newDate: (year: number, month: number, day: number): Date => {
    const date = toUtcDay('1970-01-01');
    date.setFullYear(year, month, day);
    return date;
  },
};
