import { addDays, type CalendarDate, toUtcDay } from './calendarDate.ts';
import type { DateRange } from './dateRange.ts';
import type { CalendarMonth } from './month.ts';

const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  shortYear: { day: 'numeric', month: 'short', year: 'numeric' },
  shortWeekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthLong: { month: 'long' },
  monthShort: { month: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(style: keyof typeof STYLES, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], calendar: 'gregory', timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

function format(style: keyof typeof STYLES, locale: string, date: CalendarDate): string {
  const text = formatterOf(style, locale).format(toUtcDay(date));
  // 'viernes 21 de noviembre' (SHL-43): Intl adds a comma after the weekday, which Spanish does not need.
  // 'mar 24 nov': and a preposition where the month is short.
  return /^es\b/.test(locale)
    ? text.replace(', ', ' ').replace(/ de (?=\p{L}+$)/u, style === 'shortWeekday' ? ' ' : '$&')
    : text;
}

/** The day without its year, for the date label: 'viernes 21 de noviembre' (SHL-43). */
export function longDate(date: CalendarDate, locale: string): string {
  return format('long', locale, date);
}

/** The day in a few letters: '5 nov'. */
export function shortDate(date: CalendarDate, locale: string): string {
  return format('short', locale, date);
}

/** The same with its weekday: 'mar 24 nov'. */
export function shortDay(date: CalendarDate, locale: string): string {
  return format('shortWeekday', locale, date);
}

/**
 * A range of days in a few letters: '20–26 nov', '30 dic 2025 – 26 nov 2026'. With the year unless it is all of this year.
 * @param today The current business date.
 */
export function shortRange({ start, end }: DateRange, locale: string, today: CalendarDate): string {
  const isThisYear = [start, end].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const text = formatterOf(isThisYear ? 'short' : 'shortYear', locale).formatRange(toUtcDay(start), toUtcDay(end));
  // '20–26 de nov de 2026': Spanish has prepositions only in ranges.
  return /^es\b/.test(locale) ? text.replaceAll(' de ', ' ') : text;
}

/** The day with weekday and year, for screen readers: 'viernes 20 de noviembre de 2026'. */
export function fullDate(date: CalendarDate, locale: string): string {
  return format('full', locale, date);
}

/** The month with its year: 'noviembre de 2026'. */
export function monthName(month: CalendarMonth, locale: string): string {
  return format('month', locale, `${month}-01`);
}

/** The month without its year, in the form `monthName` uses: 'noviembre'. Chinese has another form without a year. */
export function monthWord(month: CalendarMonth, locale: string): string {
  const long = format('monthLong', locale, `${month}-01`);
  return monthName(month, locale).includes(long) ? long : format('monthShort', locale, `${month}-01`);
}

/** Names of a weekday, from Intl: 'V', 'vie', 'viernes'. */
export type WeekdayName = { readonly narrow: string; readonly short: string; readonly long: string };

const SUNDAY: CalendarDate = '1970-01-04';

/**
 * Names of the seven weekdays in the order of a calendar's columns. A column shows the narrow or short name and is
 * announced by the long one: two days can share a narrow name, as martes and miércoles do in Mexico.
 * @param weekStartsOn 0 = Sunday to 6 = Saturday.
 */
export function weekdayNames(locale: string, weekStartsOn: number): WeekdayName[] {
  return weekFrom(weekStartsOn).map((date) => ({
    narrow: format('weekdayNarrow', locale, date),
    short: format('weekdayShort', locale, date),
    long: format('weekdayLong', locale, date),
  }));
}

/** Short names only, 'vie', in the same order: this needs one Intl formatter instead of three. */
export function shortWeekdays(locale: string, weekStartsOn: number): string[] {
  return weekFrom(weekStartsOn).map((date) => format('weekdayShort', locale, date));
}

function weekFrom(weekStartsOn: number): CalendarDate[] {
  return Array.from({ length: 7 }, (_, column) => addDays(SUNDAY, (weekStartsOn + column) % 7));
}
