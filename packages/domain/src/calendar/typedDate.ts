import { type CalendarDate, dateOf } from './calendarDate.ts';
import { type DateFigures, dateFigures } from './dateFigures.ts';
import { type DateLimits, limitsOf } from './dateLimit.ts';
import { type DatePattern, formatDate, SCREEN_PATTERN } from './datePattern.ts';
import { digits } from './digits.ts';
import { type LimitIssue, limitIssue } from './limits.ts';
import { type CalendarMonth, daysInMonth } from './month.ts';
import { bestOf, plainText, typedYear } from './typedText.ts';

/** An issue of a typed day, as data: the screen translates it. */
export type TypedDateIssue =
  | { readonly code: 'empty' }
  /** Not written as a day; `example` is today in the expected form. */
  | { readonly code: 'unreadable'; readonly example: string }
  /** A month other than 1 to 12. */
  | { readonly code: 'noSuchMonth'; readonly month: number }
  /** A day that its month does not have; `days` is the length of the month. */
  | { readonly code: 'noSuchDay'; readonly day: number; readonly month: CalendarMonth; readonly days: number }
  /** A year without two or four digits, or outside the calendar; `min` and `max` are the years of the limits. */
  | { readonly code: 'yearOutOfRange'; readonly year: number; readonly min: number; readonly max: number }
  | LimitIssue<CalendarDate, { readonly date: CalendarDate }>;

/** The typed day, or its issue. */
export type TypedDate =
  | { readonly date: CalendarDate; readonly issue?: never }
  | { readonly date?: never; readonly issue: TypedDateIssue };

export type TypedDateOptions = DateLimits & {
  /** Gives the year when none is written, and the hundred years of two-digit years. */
  readonly today: CalendarDate;
  /** How days are written: which of day and month comes first, and the form of the example. Default 'dd/MM/yyyy'. */
  readonly pattern?: DatePattern | undefined;
};

/** The day of those parts, or the first issue: month, year, day, limits. */
export function readFigures(
  { day, month, year: written }: DateFigures,
  { today, ...limits }: TypedDateOptions,
): TypedDate {
  const { min, max } = limitsOf(limits);
  if (month < 1 || month > 12) return { issue: { code: 'noSuchMonth', month } };
  const year = typedYear(written, today);
  if (year === null) {
    const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
    return { issue: { code: 'yearOutOfRange', year: Number(written), min: first, max: last } };
  }
  const date = dateOf({ year, month, day });
  if (date === null) {
    const itsMonth: CalendarMonth = `${digits(year, 4)}-${digits(month, 2)}`;
    return { issue: { code: 'noSuchDay', day, month: itsMonth, days: daysInMonth(itsMonth) } };
  }
  const issue = limitIssue(date, { min, max }, { date });
  return issue ? { issue } : { date };
}

/** Nothing that could be read, with the example. */
export function unreadable({ today, pattern = SCREEN_PATTERN }: TypedDateOptions): { readonly issue: TypedDateIssue } {
  return { issue: { code: 'unreadable', example: formatDate(today, pattern) } };
}

/**
 * Parses a typed or pasted day (DRP-01, ADL-10): 'dd/MM/yyyy', or what `pattern` says, with any separator or none, without leading zeros, with a
 * short year or none ('1/2/26', '01022026', '1.2'), year first ('2026-02-01', '2026年2月1日'), full-width digits, a
 * trailing time. Day comes before month unless the pattern has it otherwise; eight digits are year first only when day first gives no allowed day. A
 * missing year is this year's; a two-digit year is from 80 years back to 19 ahead. Never throws, and long texts take no
 * longer.
 */
export function readTypedDate(text: string, options: TypedDateOptions): TypedDate {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const readings = dateFigures(plain ?? '', options.pattern).map((figures) => readFigures(figures, options));
  return bestOf(readings) ?? unreadable(options);
}
