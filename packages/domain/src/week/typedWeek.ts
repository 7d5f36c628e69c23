import { type CalendarDate, type DateRange, readTypedDate, type TypedDateIssue } from '../calendar/index.ts';
// Shared by the parsers of typed text, not exported further.
import { bestOf, plainText, SEPARATOR } from '../calendar/typedText.ts';
import { type BusinessWeek, type WeekNumbering, weekOf, weekRange, weeksInYear } from './businessWeek.ts';
import { type CataloguedWeek, numberOfWeek, rangeOfWeek } from './weekCatalogue.ts';
import { formatWeek, isWeekYear } from './weekText.ts';

/** An issue of a typed week, as data: the screen translates it. */
export type TypedWeekIssue =
  | { readonly code: 'empty' }
  /** Not written as a week; `example` is the running one in the expected form, 'ww-yyyy'. */
  | { readonly code: 'unreadable'; readonly example: string }
  /** A number that its year does not have; `weeks` is how many it has. */
  | { readonly code: 'noSuchWeek'; readonly week: number; readonly year: number; readonly weeks: number }
  /** `min` and `max` are the years of the limits. */
  | { readonly code: 'yearOutOfRange'; readonly year: number; readonly min: number; readonly max: number }
  /** No day of the week is within the limits: all are before `min`, after `max`, or the limits are empty. */
  | { readonly code: 'beforeMin'; readonly week: BusinessWeek; readonly min: CalendarDate }
  | { readonly code: 'afterMax'; readonly week: BusinessWeek; readonly max: CalendarDate }
  | { readonly code: 'emptyLimits'; readonly min: CalendarDate; readonly max: CalendarDate }
  /** A whole day was typed that does not exist. */
  | Extract<TypedDateIssue, { readonly code: 'noSuchDay' | 'noSuchMonth' }>;

/** The typed week with its days, or its issue. */
export type TypedWeek =
  | { readonly week: CataloguedWeek; readonly issue?: never }
  | { readonly week?: never; readonly issue: TypedWeekIssue };

export type TypedWeekOptions = {
  /** Gives the week-numbering year when none is written. */
  readonly today: CalendarDate;
  /** The days within reach, from `weekLimits`. */
  readonly limits: DateRange;
  /** The company's week numbers; default none (WKP-11). */
  readonly catalogue?: readonly CataloguedWeek[] | undefined;
  readonly numbering?: WeekNumbering | undefined;
};

const PATTERNS = [
  String.raw`(?<week>\d{1,2})(?:${SEPARATOR}(?<year>\d{3,9}|0))?`,
  String.raw`(?<year>\d{4})${SEPARATOR}(?<week>\d{1,2})`,
  String.raw`(?<week>\d\d)(?<year>\d{4})`,
  String.raw`(?<year>\d{4})(?<week>\d\d)`,
].map((form) => new RegExp(`^${form}$`, 'u'));

function within(week: CataloguedWeek, { start: min, end: max }: DateRange): TypedWeek {
  const { year, week: number, range } = week;
  if (min > max) return { issue: { code: 'emptyLimits', min, max } };
  if (range.end < min) return { issue: { code: 'beforeMin', week: { year, week: number }, min } };
  return range.start > max ? { issue: { code: 'afterMax', week: { year, week: number }, max } } : { week };
}

function yearOutOfRange(year: number, { start, end }: DateRange): TypedWeek {
  return { issue: { code: 'yearOutOfRange', year, min: Number(start.slice(0, 4)), max: Number(end.slice(0, 4)) } };
}

function readFigures(week: BusinessWeek, { limits, catalogue = [], numbering = {} }: TypedWeekOptions): TypedWeek {
  if (!isWeekYear(week.year)) return yearOutOfRange(week.year, limits);
  const weeks = weeksInYear(week.year, numbering);
  const isKnown = catalogue.some((known) => known.year === week.year && known.week === week.week);
  if (!isKnown && (week.week < 1 || week.week > weeks)) return { issue: { code: 'noSuchWeek', ...week, weeks } };
  const range = rangeOfWeek(week, catalogue, numbering);
  // Days with another number in the catalogue have that number only.
  return within({ ...numberOfWeek(range, catalogue, numbering), range }, limits);
}

/** The week of a whole day. A day without a year could also be a week with a short year. */
function readDay(text: string, options: TypedWeekOptions): TypedWeek | null {
  const { today, limits, catalogue = [], numbering = {} } = options;
  const { date, issue } = readTypedDate(text, { today });
  if (date === undefined) return issue.code === 'noSuchDay' || issue.code === 'noSuchMonth' ? { issue } : null;
  const range = weekRange(weekOf(date, numbering), numbering);
  return within({ ...numberOfWeek(range, catalogue, numbering), range }, limits);
}

const TWO_FIGURES = new RegExp(String.raw`^\d{1,2}${SEPARATOR}\d{1,2}$`, 'u');

/**
 * Parses a typed or pasted week (WKP-04): 'ww-yyyy' with any separator or none, year first ('2021-46'), the number
 * alone, which is this year's, or a whole day, which stands for its week. Numbers are the catalogue's where it has them
 * (WKP-11). '12/11' is unreadable: a week of 2011 or 12 November. Never throws, and long texts take no longer.
 */
export function readTypedWeek(text: string, options: TypedWeekOptions): TypedWeek {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const running = weekOf(options.today, options.numbering);
  const readings = PATTERNS.flatMap((written) => {
    const groups = written.exec(plain ?? '')?.groups;
    if (groups === undefined) return [];
    return [readFigures({ week: Number(groups['week']), year: Number(groups['year'] ?? running.year) }, options)];
  });
  const reading = bestOf(readings) ?? (TWO_FIGURES.test(plain ?? '') ? null : readDay(text, options));
  return reading ?? { issue: { code: 'unreadable', example: formatWeek(running) } };
}
