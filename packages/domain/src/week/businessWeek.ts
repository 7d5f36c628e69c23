import { addDays as addDaysTo } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getYear } from 'date-fns/getYear';
import { setYear } from 'date-fns/setYear';
import { startOfWeek as startOfWeekOf } from 'date-fns/startOfWeek';
// Only calendar/ and this file know how date-fns represents a day.
import { fromUtcDay, inCalendar, toUtcDay, whole } from '../calendar/calendarDate.ts';
import { digits } from '../calendar/digits.ts';
import { addDays, type CalendarDate, type DateRange, diffDays, startOfWeek } from '../calendar/index.ts';

/** A business week, Wednesday to Tuesday (WKP-03), by its number within its week-numbering year (WKP-10). */
export type BusinessWeek = { readonly year: number; readonly week: number };

export type WeekNumbering = {
  /** The day of January, 1..7, that week 1 contains (WKP-09): `week.firstWeekContainsDate`; default 1. */
  readonly firstWeekContainsDate?: number | undefined;
};

/** The first weekday of a business week, Wednesday, with 0 = Sunday (WKP-03). */
export const WEEK_STARTS_ON = 3;

/**
 * The week of a day. Its year is the week-numbering year, not the day's year, so that no two weeks share a number and a
 * year, as 28 December 2022 and 4 January 2022 would (WKP-10).
 * @throws RangeError in the first year and the last days of the calendar, whose weeks reach beyond it.
 */
export function weekOf(date: CalendarDate, numbering: WeekNumbering = {}): BusinessWeek {
  const { firstWeekContainsDate = 1 } = numbering;
  const start = startOfWeekOf(toUtcDay(date), { weekStartsOn: WEEK_STARTS_ON });
  // The latest year whose deciding day of January is not after the week's last day.
  const year = getYear(inCalendar(addDaysTo(start, 7 - firstWeekContainsDate)));
  return { year, week: differenceInCalendarDays(start, weekOne(year, numbering)) / 7 + 1 };
}

/** The days of the week, Wednesday to Tuesday, both included (WKP-03). @throws RangeError outside the calendar. */
export function weekRange({ year, week }: BusinessWeek, numbering: WeekNumbering = {}): DateRange {
  const start = addDays(fromUtcDay(weekOne(year, numbering)), (week - 1) * 7);
  return { start, end: addDays(start, 6) };
}

/** The week `weeks` later (earlier when negative). @throws RangeError outside the calendar. */
export function addWeeks(week: BusinessWeek, weeks: number, numbering: WeekNumbering = {}): BusinessWeek {
  return weekOf(addDays(weekRange(week, numbering).start, weeks * 7), numbering);
}

/** Every week that has a day in the range, in order; none when the range is empty. */
export function weeksBetween({ start, end }: DateRange, numbering: WeekNumbering = {}): BusinessWeek[] {
  if (start > end) return [];
  const first = startOfWeek(start, WEEK_STARTS_ON);
  const length = Math.floor(diffDays(first, end) / 7) + 1;
  return Array.from({ length }, (_, index) => weekOf(addDays(first, index * 7), numbering));
}

/** Number of weeks of a week-numbering year, 52 or 53. */
export function weeksInYear(year: number, numbering: WeekNumbering = {}): number {
  return differenceInCalendarDays(weekOne(year + 1, numbering), weekOne(year, numbering)) / 7;
}

/** The first day of the year's week 1. @throws RangeError outside the calendar. */
function weekOne(year: number, { firstWeekContainsDate = 1 }: WeekNumbering): Date {
  // For any year: the year after the last one starts its first week in the calendar.
  const inJanuary = setYear(toUtcDay(`2000-01-${digits(firstWeekContainsDate, 2)}`), whole(year));
  return inCalendar(startOfWeekOf(inJanuary, { weekStartsOn: WEEK_STARTS_ON }));
}
