import { addDays, type CalendarDate, type DateRange, maxDate } from '../calendar/index.ts';
import { type BusinessWeek, type WeekNumbering, weekRange } from './businessWeek.ts';

/** The first day the week picker reaches, a Wednesday (WKP-06, CST-16). */
export const FIRST_WEEK_START: CalendarDate = '2021-11-10';
/** Days the week picker reaches back (WKP-06, CST-16). */
export const WEEK_DAYS_BACK = 90;
/** Days the week picker reaches ahead when the future is enabled (WKP-07, CST-16). */
export const WEEK_DAYS_AHEAD = 14;

export type WeekLimitOptions = {
  readonly today: CalendarDate;
  /** Whether days after today are out of reach (WKP-05): `week.disableFuture`; default true. */
  readonly disableFuture?: boolean | undefined;
  /** Days after today within reach when the future is enabled (WKP-07): `week.maxDaysAhead`, 0 or more; default 14. */
  readonly maxDaysAhead?: number | undefined;
};

/**
 * The days within reach of the week picker, both ends included: from the later of 10 November 2021 and 90 days back
 * (WKP-06) to today, or to `maxDaysAhead` days ahead with `disableFuture` off (WKP-05, WKP-07, WKP-08). Empty before 10
 * November 2021.
 */
export function weekLimits({
  today,
  disableFuture = true,
  maxDaysAhead = WEEK_DAYS_AHEAD,
}: WeekLimitOptions): DateRange {
  return {
    start: maxDate(FIRST_WEEK_START, addDays(today, -WEEK_DAYS_BACK)),
    end: disableFuture ? today : addDays(today, maxDaysAhead),
  };
}

/** Whether the week is allowed: any of its days is within the limits, such as the running week's (WKP-08). */
export function isWeekSelectable(week: BusinessWeek, limits: DateRange, numbering: WeekNumbering = {}): boolean {
  const { start, end } = weekRange(week, numbering);
  return start <= limits.end && end >= limits.start && limits.start <= limits.end;
}
