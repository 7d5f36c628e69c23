import { UTCDateMini } from '@date-fns/utc/date/mini';

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/**
 * Formats an instant for calls, '2026-11-20T16:04:00.000Z'; null for an invalid instant or one outside the years 0 to
 * 9999.
 */
export function instantText(instant: number): string | null {
  const date = new UTCDateMini(instant);
  const year = date.getFullYear();
  return Number.isSafeInteger(instant) && year >= 0 && year <= 9999 ? date.toISOString() : null;
}

/** Parses what `instantText` formats, to milliseconds since 1970 UTC; null for anything else. */
export function readInstant(text: string): number | null {
  const instant = WRITTEN.test(text) ? new UTCDateMini(text).getTime() : Number.NaN;
  // `Date` reads an impossible day or time as another one, or not at all.
  return instantText(instant)?.slice(0, 19) === text.slice(0, 19) ? instant : null;
}
