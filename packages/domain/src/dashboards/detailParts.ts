import { type DateRange, diffDays, parseIsoDate } from '../calendar/index.ts';

/** No dashboard's period is longer, so no mark of one is. */
const MAX_DAYS = 400;
/** No server of the contract counts further. */
const LARGEST_ID = 2_147_483_647;

/** What a word of the address stands for; undefined for any other text. */
export function valueOf<Value extends string>(words: Readonly<Record<string, Value>>, text: string): Value | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined;
}

/** The word of the address for a value. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);

/** One day, or the first and the last of several: '2026-11-16..2026-11-22'. */
export function readDays(text: string): DateRange | undefined {
  const [first = '', last = first, ...more] = text.split('..');
  const start = parseIsoDate(first);
  const end = parseIsoDate(last);
  if (start === null || end === null || more.length > 0) return undefined;
  return start <= end && diffDays(start, end) < MAX_DAYS ? { start, end } : undefined;
}

/** Days as `readDays` reads them. */
export const writeDays = (days: DateRange | undefined): string | undefined =>
  days && (days.start === days.end ? days.start : `${days.start}..${days.end}`);

/** The number of a row, from 1. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}

/** Tracing types may have a negative id, as -1 for an activity that ended without having begun. */
export function readTracingId(text: string): number | undefined {
  const id = readId(text.replace(/^-/, ''));
  return id !== undefined && text.startsWith('-') ? -id : id;
}

/** A number of instalments, 0 for cash. */
export const readInstalments = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

/** Reads a name of at most so many signs, which is not blank. */
export const nameUpTo =
  (longest: number) =>
  (text: string): string | undefined =>
    text.trim() === '' || text.length > longest ? undefined : text;
