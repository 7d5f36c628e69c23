import { type DatePattern, formatDate, SCREEN_PATTERN } from '../calendar/index.ts';
import { type BusinessWeek, type WeekNumbering, weeksInYear } from './businessWeek.ts';
import { type CataloguedWeek, rangeOfWeek } from './weekCatalogue.ts';

const WEEK = /^(?<week>\d{2})-(?<year>\d{4})$/;

/** First and last year whose weeks are all in the calendar. */
const FIRST_YEAR = 2;
const LAST_YEAR = 9998;

/** Whether all weeks of the year are in the calendar. */
export function isWeekYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function twoDigits(week: number): string {
  return String(week).padStart(2, '0');
}

/** The week as 'ww-yyyy' with the week-numbering year, for the picker and calls: '01-2022' (WKP-04, WKP-10). */
export function formatWeek({ year, week }: BusinessWeek): string {
  return `${twoDigits(week)}-${String(year).padStart(4, '0')}`;
}

/** Parses 'ww-yyyy' (WKP-04); null for any other text and for a week that its year does not have. */
export function parseWeek(text: string, numbering: WeekNumbering = {}): BusinessWeek | null {
  const figures = WEEK.exec(text)?.groups;
  const year = Number(figures?.year);
  const week = Number(figures?.week);
  return isWeekYear(year) && week >= 1 && week <= weeksInYear(year, numbering) ? { year, week } : null;
}

/** Parameters of 'Semana {ww} del {date} al {date}' (WKP-02), dates as texts. */
export type WeekLabelParts = { readonly ww: string; readonly start: string; readonly end: string };

/**
 * Parameters of the week's label: its two-digit number, first and last day (WKP-02), the catalogue's days when it gives
 * that number to a week (WKP-11). Works for weeks outside all limits.
 * @param pattern How its days are written. Default 'dd/MM/yyyy'.
 */
export function weekLabelParts(
  week: BusinessWeek,
  numbering: WeekNumbering = {},
  catalogue: readonly CataloguedWeek[] = [],
  pattern: DatePattern = SCREEN_PATTERN,
): WeekLabelParts {
  const { start, end } = rangeOfWeek(week, catalogue, numbering);
  return { ww: twoDigits(week.week), start: formatDate(start, pattern), end: formatDate(end, pattern) };
}
