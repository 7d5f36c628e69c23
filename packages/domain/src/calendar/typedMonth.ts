import type { CalendarDate } from './calendarDate.ts';
import { digits } from './digits.ts';
import { type LimitIssue, limitIssue } from './limits.ts';
import { type CalendarMonth, formatScreenMonth, monthOf } from './month.ts';
import type { MonthLimits } from './pickerLimit.ts';
import { readTypedDate } from './typedDate.ts';
import { bestOf, plainText, SEPARATOR } from './typedText.ts';
import { typedYear } from './typedYear.ts';

/** What is wrong with a typed month, as data: the text is chosen later, in the language of the screen. */
export type TypedMonthIssue =
  | { readonly code: 'empty' }
  /** Not written as a month is; `example` is the current one as it is expected, 'MM/yyyy'. */
  | { readonly code: 'unreadable'; readonly example: string }
  /** A month other than 1 to 12. */
  | { readonly code: 'noSuchMonth'; readonly month: number }
  /** Not a year of two or four figures, or one outside the calendar; `min` and `max` are the years of the limits. */
  | { readonly code: 'yearOutOfRange'; readonly year: number; readonly min: number; readonly max: number }
  | LimitIssue<CalendarMonth, { readonly month: CalendarMonth }>;

/** The month that was typed, or what is wrong with it. */
export type TypedMonth =
  | { readonly month: CalendarMonth; readonly issue?: never }
  | { readonly month?: never; readonly issue: TypedMonthIssue };

export type TypedMonthOptions = {
  /** The day whose year is meant where none is written, and around which years of two figures lie. */
  readonly today: CalendarDate;
  /** The months that may be chosen (MTP-01 to MTP-03). */
  readonly limits: MonthLimits;
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
 * Reads a month as people type and paste it (MTP-03): 'MM/yyyy' with any separator or none, the year left out or short
 * ('11/26', '112026'), year first ('2026-11', '2026年11月'), or a whole day, whose month is meant. Years as in
 * `readTypedDate`. Throws for no text, and takes no longer for a long one.
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
  const { date, issue } = readTypedDate(text, { today: options.today });
  // Days have limits of their own, which say nothing about months.
  const day = issue?.code === 'beforeMin' || issue?.code === 'afterMax' ? issue.date : date;
  if (day !== undefined) return within(monthOf(day), options.limits);
  return { issue: { code: 'unreadable', example: formatScreenMonth(monthOf(options.today)) } };
}
