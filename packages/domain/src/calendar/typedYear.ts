import type { CalendarDate } from './calendarDate.ts';
import type { DatePattern } from './datePattern.ts';
import { digits } from './digits.ts';
import type { EmptyLimits } from './limits.ts';
import type { YearLimits } from './pickerLimit.ts';
import { readTypedMonth } from './typedMonth.ts';
import { plainText, typedYear } from './typedText.ts';
import { type CalendarYear, yearOf } from './year.ts';

/** An issue of a typed year, as data: the screen translates it. */
export type TypedYearIssue =
  | { readonly code: 'empty' }
  /** Not written as a year; `example` is the current one. */
  | { readonly code: 'unreadable'; readonly example: CalendarYear }
  /** A year without two or four digits, or outside the limits. */
  | { readonly code: 'yearOutOfRange'; readonly min: CalendarYear; readonly max: CalendarYear }
  | EmptyLimits<CalendarYear>;

/** The typed year, or its issue. */
export type TypedYear =
  | { readonly year: CalendarYear; readonly issue?: never }
  | { readonly year?: never; readonly issue: TypedYearIssue };

export type TypedYearOptions = {
  /** Gives the hundred years of two-digit years. */
  readonly today: CalendarDate;
  /** The allowed years, both included. */
  readonly limits: YearLimits;
  /** How days are written. Default 'dd/MM/yyyy'. */
  readonly pattern?: DatePattern | undefined;
};

const YEAR = /^(?<year>\d{1,5}) ?年?$/u;

/**
 * Parses a typed or pasted year: four digits or two ('2026', '26', '2026年'), or a month or a day, which stand for their
 * year. Two digits as in `readTypedDate`. Never throws, and long texts take no longer.
 */
export function readTypedYear(text: string, { today, limits, pattern }: TypedYearOptions): TypedYear {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const { min, max } = limits;
  if (min > max) return { issue: { code: 'emptyLimits', min, max } };
  const year = figuresOf(plain ?? '', today, pattern);
  if (year === undefined) return { issue: { code: 'unreadable', example: yearOf(today) } };
  return year === null || year < min || year > max ? { issue: { code: 'yearOutOfRange', min, max } } : { year };
}

/** The year; null for one that no calendar has, undefined where none is written. */
function figuresOf(
  plain: string,
  today: CalendarDate,
  pattern: DatePattern | undefined,
): CalendarYear | null | undefined {
  const written = YEAR.exec(plain)?.groups?.['year'];
  if (written === undefined) {
    const { month } = readTypedMonth(plain, { today, pattern, limits: { min: '0001-01', max: '9999-12' } });
    return month && yearOf(month);
  }
  const year = typedYear(written, today);
  return year === null ? null : digits(year, 4);
}
