import { type DateRange, diffDays, parseIsoDate } from '../calendar/index.ts';

/** No dashboard has a longer period. */
const MAX_DAYS = 400;
/** Largest id of the contract's servers. */
const LARGEST_ID = 2_147_483_647;

/** The value of a URL word; undefined for any other text. */
export function valueOf<Value extends string>(words: Readonly<Record<string, Value>>, text: string): Value | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined;
}

/** The URL word of a value. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);

/** Parses one day, or the first and last of several: '2026-11-16..2026-11-22'. */
export function readDays(text: string): DateRange | undefined {
  const [first = '', last = first, ...more] = text.split('..');
  const start = parseIsoDate(first);
  const end = parseIsoDate(last);
  if (start === null || end === null || more.length > 0) return undefined;
  return start <= end && diffDays(start, end) < MAX_DAYS ? { start, end } : undefined;
}

/** Formats days as `readDays` parses them. */
export const writeDays = (days: DateRange | undefined): string | undefined =>
  days && (days.start === days.end ? days.start : `${days.start}..${days.end}`);

/** Parses a row id, from 1. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}

/** Parses an outcome id, which can be negative: -1 is an activity that ended without being started. */
export function readTracingId(text: string): number | undefined {
  const id = readId(text.replace(/^-/, ''));
  return id !== undefined && text.startsWith('-') ? -id : id;
}

/** Parses a number of instalments, 0 for cash. */
export const readInstalments = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

/** Parses a name that is not blank and has at most so many characters. */
export const nameUpTo =
  (longest: number) =>
  (text: string): string | undefined =>
    text.trim() === '' || text.length > longest ? undefined : text;
