import type { CalendarDate } from './calendarDate.ts';

/** How far back a two-digit year may be: far enough for the birthday of an 80-year-old. */
const YEARS_BACK = 80;

/**
 * The written year: none is this year; two digits are the matching year from 80 years back to 19 ahead, so in 2026 '46'
 * is 1946 and '45' is 2045. Null for any other number of digits and for years before 1 or after 9999.
 */
export function typedYear(written: string | undefined, today: CalendarDate): number | null {
  const thisYear = Number(today.slice(0, 4));
  if (written === undefined) return thisYear;
  if (written.length !== 2 && written.length !== 4) return null;
  const first = thisYear - YEARS_BACK;
  const year = written.length === 4 ? Number(written) : first + ((((Number(written) - first) % 100) + 100) % 100);
  return year >= 1 && year <= 9999 ? year : null;
}
