import type { CalendarDate } from './calendarDate.ts';
import { digits } from './digits.ts';
import type { Limits } from './limits.ts';
import { type CalendarMonth, monthOf } from './month.ts';

/** First year that a date picker offers unless it is told another. */
export const DATE_PICKER_MIN_YEAR = 1900;
/** Last year that a date picker offers (CST-18, DRP-06, NXA-10). */
export const DATE_PICKER_MAX_YEAR = 2100;
/** First year that a table's month picker offers (CST-19, MTP-02). */
export const MONTH_PICKER_MIN_YEAR = 1800;
/** First year that the financial dashboard's month picker offers (CST-21, MTP-03). */
export const FINANCIAL_MIN_YEAR = 2021;

/** The months that a month picker offers; both ends may be chosen. */
export type MonthLimits = Limits<CalendarMonth>;

/** The months that may be chosen: from January of `minYear` to the current month, both included (MTP-01 to MTP-03). */
export function monthLimits(today: CalendarDate, minYear: number = MONTH_PICKER_MIN_YEAR): MonthLimits {
  return { min: `${digits(minYear, 4)}-01`, max: monthOf(today) };
}
