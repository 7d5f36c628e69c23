import type { CalendarDate } from './calendarDate.ts';
import { digits } from './digits.ts';
import { type LimitIssue, limitIssue } from './limits.ts';
import { type DatePattern, formatMonth, SCREEN_PATTERN } from './datePattern.ts';
import { type CalendarMonth, monthOf } from './month.ts';
import type { MonthLimits } from './pickerLimit.ts';
import { readTypedDate } from './typedDate.ts';
import { bestOf, plainText, SEPARATOR, typedYear } from './typedText.ts';

/** An issue of a typed month, as data: the screen translates it. */
export type TypedMonthIssue =
  | { readonly code: 'empty' }
  /** Not written as a month; `example` is the current one in the expected form. */
  | { readonly code: 'unreadable'; readonly example: string }
  /** A month other than 1 to 12. */
  | { readonly code: 'noSuchMonth'; readonly month: number }
  /** A year without two or four digits, or outside the calendar; `min` and `max` are the years of the limits. */
  | { readonly code: 'yearOutOfRange'; readonly year: number; readonly min: number; readonly max: number }
  | LimitIssue<CalendarMonth, { readonly month: CalendarMonth }>;

/** The typed month, or its issue. */
export type TypedMonth =
  | { readonly month: CalendarMonth; readonly issue?: never }
  | { readonly month?: never; readonly issue: TypedMonthIssue };

export type TypedMonthOptions = {
  /** Gives the year when none is written, and the hundred years of two-digit years. */
  readonly today: CalendarDate;
  /** The allowed months (MTP-01 to MTP-03). */
  readonly limits: MonthLimits;
  /** How days are written; the example is written as their month. Default 'dd/MM/yyyy'. */
  readonly pattern?: DatePattern | undefined;
};

const PATTERNS = [
  String.raw`(?<month>\d{1,2})(?:${SEPARATOR}(?<year>\d{1,9}))?`,
  String.raw`(?<year>\d{4})${SEPARATOR}(?<month>\d{1,2})`,
  String.raw`(?<month>\d\d)(?<year>\d{4}|\d\d)`,
  String.raw`(?<year>\d{4})(?<month>\d\d)`,
  String.raw`(?:(?<year>\d{1,9}) ?年 ?)?(?<month>\d{1,2}) ?月`,
].map((form) => new RegExp(`^${form}$`, 'u'));

function readFigures(month: number, written: string | undefined, { today, limits }: TypedMonthOptions): TypedMonth {
  if (month < 1 || month > 12) return { issue: { code: 'noSuchMonth', month } };
  const year = typedYear(written, today);
  if (year === null) {
    const [first, last] = [Number(limits.min.slice(0, 4)), Number(limits.max.slice(0, 4))];
    return { issue: { code: 'yearOutOfRange', year: Number(written), min: first, max: last } };
  }
  return within(`${digits(year, 4)}-${digits(month, 2)}`, limits);
}

function within(month: CalendarMonth, limits: MonthLimits): TypedMonth {
  const issue = limitIssue(month, limits, { month });
  return issue ? { issue } : { month };
}

/**
 * Parses a typed or pasted month (MTP-03): 'MM/yyyy' with any separator or none, a short year or none ('11/26',
 * '112026'), year first ('2026-11', '2026年11月'), or a whole day, which stands for its month. Years as in
 * `readTypedDate`. Never throws, and long texts take no longer.
 */
export function readTypedMonth(text: string, options: TypedMonthOptions): TypedMonth {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const readings = PATTERNS.flatMap((written) => {
    const groups = written.exec(plain ?? '')?.groups;
    return groups ? [readFigures(Number(groups['month']), groups['year'], options)] : [];
  });
  const reading = bestOf(readings);
  if (reading !== null) return reading;
  const { date, issue } = readTypedDate(text, { today: options.today, pattern: options.pattern });
  // The limits of a day do not apply to its month.
  const day = issue?.code === 'beforeMin' || issue?.code === 'afterMax' ? issue.date : date;
  if (day !== undefined) return within(monthOf(day), options.limits);
  return {
    issue: { code: 'unreadable', example: formatMonth(monthOf(options.today), options.pattern ?? SCREEN_PATTERN) },
  };
}
