import { maxDate, minDate } from './calendarDate.ts';
import { type DateFigures, dateFigures } from './dateFigures.ts';
import type { DateRange } from './dateRange.ts';
import { type RangeIssue, type RangeLimits, rangeIssue } from './rangeLimit.ts';
import {
  readFigures,
  readTypedDate,
  type TypedDate,
  type TypedDateIssue,
  type TypedDateOptions,
  unreadable,
} from './typedDate.ts';
import { bestOf, plainText } from './typedText.ts';

/** An issue of a typed range: of one of its days, or of its length. */
export type TypedRangeIssue = TypedDateIssue | RangeIssue;

/** The typed range, or its issue. */
export type TypedRange =
  | { readonly range: DateRange; readonly issue?: never }
  | { readonly range?: never; readonly issue: TypedRangeIssue };

export type TypedRangeOptions = TypedDateOptions & RangeLimits;

const FROM = /^(?:(?:del?|desde(?: el)?|from|vom|von|du) |从 ?)/iu;
const TO =
  / (?:al?|hasta(?: el)?|to|until|bis(?: zum)?|au|à|jusqu['’]au) | ?[\u2010-\u2015\u2212~\u301C-] ?| ?(?:から|至|到) ?/giu;
const UNTIL = /まで$/u;

type Ends = readonly [start: readonly DateFigures[], end: readonly DateFigures[]];

/** Every way to split the text at a word or sign that joins two days. */
function endsIn(plain: string, { pattern }: TypedDateOptions): Ends[] {
  const days = plain.replace(FROM, '').replace(UNTIL, '');
  return [...days.matchAll(TO)].flatMap((joint): Ends[] => {
    const start = dateFigures(days.slice(0, joint.index), pattern);
    const end = dateFigures(days.slice(joint.index + joint[0].length), pattern);
    return start.length > 0 && end.length > 0 ? [[start, end]] : [];
  });
}

function read(figures: readonly DateFigures[], others: readonly DateFigures[], options: TypedDateOptions): TypedDate {
  const readings = figures.map((day) => readFigures({ ...day, year: day.year ?? others[0]?.year }, options));
  return bestOf(readings) ?? unreadable(options);
}

/** The range from one day to the other, whichever is earlier. */
function readEnds([starts, ends]: Ends, options: TypedRangeOptions): TypedRange {
  const start = read(starts, ends, options);
  if (start.issue) return { issue: start.issue };
  const end = read(ends, starts, options);
  if (end.issue) return { issue: end.issue };
  // '20/12 al 05/01' is ambiguous: sorted, it would span most of a year.
  const isWhole = starts[0]?.year !== undefined && ends[0]?.year !== undefined;
  if (!isWhole && start.date > end.date) return unreadable(options);
  const range = { start: minDate(start.date, end.date), end: maxDate(start.date, end.date) };
  const issue = rangeIssue(range, options);
  return issue ? { issue } : { range };
}

/**
 * Parses two days from one text, as pasted (DRP-01): '01/02/2026 - 15/02/2026', 'del 1/2/26 al 15/2/26'. Each day is
 * written as for `readTypedDate`, a year at one of them applies to both, in either order. One day alone is the range of
 * that day. A text that can be split in two ways is unreadable. Never throws, and long texts take no longer.
 */
export function readTypedRange(text: string, options: TypedRangeOptions): TypedRange {
  const { date, issue } = readTypedDate(text, options);
  if (date !== undefined) return { range: { start: date, end: date } };
  if (issue.code !== 'unreadable') return { issue };
  const ways = endsIn(plainText(text) ?? '', options);
  const [way] = ways;
  return way !== undefined && ways.length === 1 ? readEnds(way, options) : { issue };
}
