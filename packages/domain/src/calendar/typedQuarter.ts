import type { CalendarDate } from './calendarDate.ts';
import type { DatePattern } from './datePattern.ts';
import { digits } from './digits.ts';
import { type LimitIssue, limitIssue } from './limits.ts';
import type { QuarterLimits } from './pickerLimit.ts';
import { type CalendarQuarter, quarterOf } from './quarter.ts';
import { readTypedMonth } from './typedMonth.ts';
import { plainText, SEPARATOR, typedYear } from './typedText.ts';

/** An issue of a typed quarter, as data: the screen translates it. */
export type TypedQuarterIssue =
  | { readonly code: 'empty' }
  /** Not written as a quarter; `example` is the current one. */
  | { readonly code: 'unreadable'; readonly example: CalendarQuarter }
  /** A quarter other than 1 to 4. */
  | { readonly code: 'noSuchQuarter'; readonly quarter: number }
  /** A year without two or four digits, or outside the calendar; `min` and `max` are the years of the limits. */
  | { readonly code: 'yearOutOfRange'; readonly year: number; readonly min: number; readonly max: number }
  | LimitIssue<CalendarQuarter, { readonly quarter: CalendarQuarter }>;

/** The typed quarter, or its issue. */
export type TypedQuarter =
  | { readonly quarter: CalendarQuarter; readonly issue?: never }
  | { readonly quarter?: never; readonly issue: TypedQuarterIssue };

export type TypedQuarterOptions = {
  /** Gives the year when none is written, and the hundred years of two-digit years. */
  readonly today: CalendarDate;
  /** The allowed quarters, both included. */
  readonly limits: QuarterLimits;
  /** How days are written. Default 'dd/MM/yyyy'. */
  readonly pattern?: DatePattern | undefined;
};

/** How a quarter is written without its year: 'Q3', '3T', '3.er trimestre', '3. Quartal', '第3四半期', '3季度'. */
const QUARTERS = [
  String.raw`[qt] ?(?<quarter>\d)`,
  String.raw`(?<quarter>\d) ?[qt]`,
  String.raw`(?<quarter>\d)\.?\p{L}{0,3} (?:trimestre|quartal|quarter)`,
  String.raw`第? ?(?<quarter>\d) ?(?:四半期|季度)`,
];
const YEAR = String.raw`(?<year>\d{1,9})`;

const PATTERNS = [
  ...QUARTERS.flatMap((quarter) => [
    String.raw`${quarter}(?:(?: de | of |${SEPARATOR})?${YEAR})?`,
    String.raw`${YEAR}(?: ?年 ?|${SEPARATOR})?${quarter}`,
  ]),
  String.raw`(?<quarter>\d)`,
].map((form) => new RegExp(`^${form}$`, 'iu'));

/** '3/2026' may be March or the third quarter. */
const AMBIGUOUS = new RegExp(String.raw`^(?:\d${SEPARATOR}\d+|\d+${SEPARATOR}\d)$`, 'u');

/** The quarters as Chinese counts them: '第三季度'. */
const COUNTED = /[一二三四](?= ?季度)/u;

/**
 * Parses a typed or pasted quarter in any of the screens' languages: 'Q3 2026', '3T26', '2026-Q3', '3.er trimestre de
 * 2026', '2026年第3四半期', with a short year or none; or a month or a day, which stand for their quarter. A single
 * digit is a quarter of this year. Years as in `readTypedDate`. Never throws, and long texts take no longer.
 */
export function readTypedQuarter(text: string, options: TypedQuarterOptions): TypedQuarter {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const { today, pattern, limits } = options;
  const latin = (plain ?? '').replace(COUNTED, (sign) => String('一二三四'.indexOf(sign) + 1));
  for (const written of PATTERNS) {
    const groups = written.exec(latin)?.groups;
    if (groups) return readFigures(Number(groups['quarter']), groups['year'], options);
  }
  const unreadable = { issue: { code: 'unreadable', example: quarterOf(today) } } as const;
  if (AMBIGUOUS.test(latin)) return unreadable;
  const { month } = readTypedMonth(latin, { today, pattern, limits: { min: '0001-01', max: '9999-12' } });
  return month ? within(quarterOf(month), limits) : unreadable;
}

function readFigures(
  figure: number,
  written: string | undefined,
  { today, limits }: TypedQuarterOptions,
): TypedQuarter {
  if (figure < 1 || figure > 4) return { issue: { code: 'noSuchQuarter', quarter: figure } };
  const year = typedYear(written, today);
  if (year === null) {
    const [min, max] = [Number(limits.min.slice(0, 4)), Number(limits.max.slice(0, 4))];
    return { issue: { code: 'yearOutOfRange', year: Number(written), min, max } };
  }
  return within(`${digits(year, 4)}-Q${digits(figure, 1)}`, limits);
}

function within(quarter: CalendarQuarter, limits: QuarterLimits): TypedQuarter {
  const issue = limitIssue(quarter, limits, { quarter });
  return issue ? { issue } : { quarter };
}
