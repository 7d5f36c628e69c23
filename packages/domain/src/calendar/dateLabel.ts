import { addDays, type CalendarDate, toUtcDay } from './calendarDate.ts';
import type { CalendarMonth } from './month.ts';

const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthLong: { month: 'long' },
  monthShort: { month: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(style: keyof typeof STYLES, locale: string, date: CalendarDate): string {
  const key = `${style} ${locale}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], calendar: 'gregory', timeZone: 'UTC' });
  formatters.set(key, formatter);
  const text = formatter.format(toUtcDay(date));
  // 'viernes 21 de noviembre' (SHL-43): Spanish needs no comma after the weekday, Intl writes one.
  return /^es\b/.test(locale) ? text.replace(', ', ' ') : text;
}

/** The day in words without its year, as the date label shows it: 'viernes 21 de noviembre' (SHL-43). */
export function longDate(date: CalendarDate, locale: string): string {
  return format('long', locale, date);
}

/** The day in words with weekday and year, as a screen reader speaks it: 'viernes 20 de noviembre de 2026'. */
export function fullDate(date: CalendarDate, locale: string): string {
  return format('full', locale, date);
}

/** The month in words with its year: 'noviembre de 2026'. */
export function monthName(month: CalendarMonth, locale: string): string {
  return format('month', locale, `${month}-01`);
}

/** The month without its year, in the word that `monthName` has for it: 'noviembre'. Chinese has another one where no year stands beside it. */
export function monthWord(month: CalendarMonth, locale: string): string {
  const long = format('monthLong', locale, `${month}-01`);
  return monthName(month, locale).includes(long) ? long : format('monthShort', locale, `${month}-01`);
}

/** A day of the week by the names that Intl has for it: 'V', 'vie', 'viernes'. */
export type WeekdayName = { readonly narrow: string; readonly short: string; readonly long: string };

const SUNDAY: CalendarDate = '1970-01-04';

/**
 * The names of the seven days of the week in the order of a calendar's columns. A column shows the narrow or the short
 * one and is spoken by the long one: two days may share a narrow one, as martes and miércoles do in Mexico.
 * @param weekStartsOn 0 = Sunday to 6 = Saturday.
 */
export function weekdayNames(locale: string, weekStartsOn: number): WeekdayName[] {
  return weekFrom(weekStartsOn).map((date) => ({
    narrow: format('weekdayNarrow', locale, date),
    short: format('weekdayShort', locale, date),
    long: format('weekdayLong', locale, date),
  }));
}

/** The short ones alone, 'vie', in the same order: they need one formatter of Intl instead of three. */
export function shortWeekdays(locale: string, weekStartsOn: number): string[] {
  return weekFrom(weekStartsOn).map((date) => format('weekdayShort', locale, date));
}

function weekFrom(weekStartsOn: number): CalendarDate[] {
  return Array.from({ length: 7 }, (_, column) => addDays(SUNDAY, (weekStartsOn + column) % 7));
}
