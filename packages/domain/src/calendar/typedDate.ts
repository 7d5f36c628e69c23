import { type CalendarDate, dateOf } from './calendarDate.ts';
import { type DateFigures, dateFigures } from './dateFigures.ts';
import { type DateLimits, limitsOf } from './dateLimit.ts';
import { formatScreenDate } from './dateText.ts';
import { digits } from './digits.ts';
import { type LimitIssue, limitIssue } from './limits.ts';
import { type CalendarMonth, daysInMonth } from './month.ts';
import { bestOf, plainText } from './typedText.ts';
import { typedYear } from './typedYear.ts';

/** What is wrong with a typed day, as data: the text is chosen later, in the language of the screen. */
export type TypedDateIssue =
  | { readonly code: 'empty' }
  /** Not written as a day is; `example` is today as it is expected, 'dd/MM/yyyy'. */
  | { readonly code: 'unreadable'; readonly example: string }
  /** A month other than 1 to 12. */
  | { readonly code: 'noSuchMonth'; readonly month: number }
  /** A day that its month does not have; `days` is how many that has. */
  | { readonly code: 'noSuchDay'; readonly day: number; readonly month: CalendarMonth; readonly days: number }
  /** Not a year of two or four figures, or one outside the calendar; `min` and `max` are the years of the limits. */
  | { readonly code: 'yearOutOfRange'; readonly year: number; readonly min: number; readonly max: number }
  | LimitIssue<CalendarDate, { readonly date: CalendarDate }>;

/** The day that was typed, or what is wrong with it. */
export type TypedDate =
  | { readonly date: CalendarDate; readonly issue?: never }
  | { readonly date?: never; readonly issue: TypedDateIssue };

export type TypedDateOptions = DateLimits & {
  /** The day whose year is meant where none is written, and around which years of two figures lie. */
  readonly today: CalendarDate;
};

/** The day of those figures, or the first thing that is wrong: month, year, day, limits. */
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

function unreadable(today: CalendarDate): { readonly issue: TypedDateIssue } {
  return { issue: { code: 'unreadable', example: formatScreenDate(today) } };
}

/**
 * Reads a day as people type and paste it (DRP-01, ADL-10): 'dd/MM/yyyy' with any separator or none, zeros left out, the
 * year left out or short ('1/2/26', '01022026', '1.2'), year first ('2026-02-01', '2026年2月1日'), full-width figures, a
 * time after it. Day goes before month, never the other way; eight figures alone are year first only
 * where day first gives no day that may be chosen. Without a year that of today is meant; one of two figures lies from 80
 * years back to 19 ahead. Throws for no text, and takes no longer for a long one.
 */
export function readTypedDate(text: string, options: TypedDateOptions): TypedDate {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const readings = dateFigures(plain ?? '').map((figures) => readFigures(figures, options));
  return bestOf(readings) ?? unreadable(options.today);
}
