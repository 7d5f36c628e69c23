import type { CalendarDate } from './calendarDate.ts';
import { sortDates } from './dateList.ts';
import { readTypedDate, type TypedDateIssue, type TypedDateOptions } from './typedDate.ts';

/** An issue of typed days, as data: the screen translates it. */
export type TypedDatesIssue =
  | TypedDateIssue
  /** The first wrong one of several, cut after 40 characters, with its issue. */
  | { readonly code: 'wrongDate'; readonly text: string; readonly issue: TypedDateIssue }
  | { readonly code: 'tooManyDates'; readonly maxDates: number };

/** The typed days in order, each once, or their issue. */
export type TypedDates =
  | { readonly dates: readonly CalendarDate[]; readonly issue?: never }
  | { readonly dates?: never; readonly issue: TypedDatesIssue };

export type TypedDatesOptions = TypedDateOptions & {
  /** Most days. Default: unlimited. */
  readonly maxDates?: number | undefined;
};

/** Longest list that is parsed, in UTF-16 units; anything longer was pasted by mistake. */
const LONGEST = 8000;
const SEPARATOR = /[,;，；、\t\r\n]| (?:y|and|und|et) |[和と]/iu;

/**
 * Parses typed or pasted days: separated by commas, semicolons, lines or tabs, or joined by 'y', 'and', 'und', 'et',
 * '和', 'と', each written as for `readTypedDate`. Never throws, and long texts take no longer.
 */
export function readTypedDates(text: string, { maxDates = Infinity, ...options }: TypedDatesOptions): TypedDates {
  const parts = text.length > LONGEST ? [] : text.split(SEPARATOR).filter((part) => part.trim() !== '');
  const whole = readTypedDate(text, options);
  // A day with its time may have a comma: '14/08/2026, 18:00'.
  if (parts.length < 2 || whole.date !== undefined)
    return whole.issue ? { issue: whole.issue } : { dates: [whole.date] };
  const dates: CalendarDate[] = [];
  for (const part of parts) {
    const { date, issue } = readTypedDate(part, options);
    if (issue) return { issue: { code: 'wrongDate', text: part.trim().slice(0, 40), issue } };
    dates.push(date);
  }
  const sorted = sortDates(dates);
  return sorted.length > maxDates ? { issue: { code: 'tooManyDates', maxDates } } : { dates: sorted };
}
