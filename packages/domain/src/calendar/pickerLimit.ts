import type { CalendarDate } from './calendarDate.ts';
import { digits } from './digits.ts';
import type { Limits } from './limits.ts';
import { type CalendarMonth, monthOf } from './month.ts';
import { type CalendarQuarter, quarterOf } from './quarter.ts';
import { type CalendarYear, yearOf } from './year.ts';

/** First year of a date picker by default. */
export const DATE_PICKER_MIN_YEAR = 1900;
/** Last year of a date picker (CST-18, DRP-06, NXA-10). */
export const DATE_PICKER_MAX_YEAR = 2100;
/** First year of a table's month picker (CST-19, MTP-02). */
export const MONTH_PICKER_MIN_YEAR = 1800;
/** First year of the financial dashboard's month picker (CST-21, MTP-03). */
export const FINANCIAL_MIN_YEAR = 2021;

/** The months a month picker allows; both ends included. */
export type MonthLimits = Limits<CalendarMonth>;

/** The allowed months: January of `minYear` to the current month, both included (MTP-01 to MTP-03). */
export function monthLimits(today: CalendarDate, minYear: number = MONTH_PICKER_MIN_YEAR): MonthLimits {
  return { min: `${digits(minYear, 4)}-01`, max: monthOf(today) };
}

/** The quarters a quarter picker allows; both ends included. */
export type QuarterLimits = Limits<CalendarQuarter>;

/** The allowed quarters: the first of `minYear` to the current one, both included. */
export function quarterLimits(today: CalendarDate, minYear: number = MONTH_PICKER_MIN_YEAR): QuarterLimits {
  return { min: `${digits(minYear, 4)}-Q1`, max: quarterOf(today) };
}

/** The years a year picker allows; both ends included. */
export type YearLimits = Limits<CalendarYear>;

/** The allowed years: `minYear` to the current one, both included. */
export function yearLimits(today: CalendarDate, minYear: number = MONTH_PICKER_MIN_YEAR): YearLimits {
  return { min: digits(minYear, 4), max: yearOf(today) };
}
