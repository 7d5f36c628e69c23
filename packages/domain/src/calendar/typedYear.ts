import type { CalendarDate } from './calendarDate.ts';

/** How far back a year written with two figures may lie: people of 80 years have birthdays. */
const YEARS_BACK = 80;

/**
 * The year that was written. None means the year of today, two figures the year that ends so from 80 years back to 19
 * years ahead: in 2026 '46' is 1946 and '45' is 2045. Null for any other number of figures and for years before 1 or
 * after 9999.
 */
export function typedYear(written: string | undefined, today: CalendarDate): number | null {
  const thisYear = Number(today.slice(0, 4));
  if (written === undefined) return thisYear;
  if (written.length !== 2 && written.length !== 4) return null;
  const first = thisYear - YEARS_BACK;
  const year = written.length === 4 ? Number(written) : first + ((((Number(written) - first) % 100) + 100) % 100);
  return year >= 1 && year <= 9999 ? year : null;
}
