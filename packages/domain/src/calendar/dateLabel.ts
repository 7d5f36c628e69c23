import { type CalendarDate, toDayNumber } from './calendarDate.ts';
import type { CalendarMonth } from './month.ts';

const DAY_MS = 86_400_000;

const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(style: keyof typeof STYLES, locale: string, date: CalendarDate): string {
  const key = `${style} ${locale}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], calendar: 'gregory', timeZone: 'UTC' });
  formatters.set(key, formatter);
  // Noon of UTC shown in UTC: no zone can move the day.
  const text = formatter.format(toDayNumber(date) * DAY_MS + DAY_MS / 2);
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
