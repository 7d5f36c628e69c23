import type { CalendarDate } from './calendarDate.ts';

/** Longest text that is parsed, in UTF-16 units; anything longer was pasted by mistake. */
const LONGEST = 160;

/** Separators between the parts of a day: a slash, a dot or any dash, with or without spaces, or spaces alone. */
export const SEPARATOR = String.raw`(?: ?[/.\u2010-\u2015\u2212\-] ?| )`;

/**
 * Normalises typed text for the patterns: full-width digits and signs become plain, invisible characters are dropped,
 * spaces are collapsed and trimmed. Null for a text longer than any that pickers parse, so that it costs no time.
 */
export function plainText(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const plain = trimmed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Normalising can turn one character into eighteen.
  return plain.length > LONGEST ? null : plain;
}

/** The reading without an issue, or else the first, which is the likeliest; null when there are none. */
export function bestOf<Reading extends { readonly issue?: unknown }>(readings: readonly Reading[]): Reading | null {
  return readings.find(({ issue }) => issue === undefined) ?? readings[0] ?? null;
}

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
