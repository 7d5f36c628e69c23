import { UTCDateMini } from '@date-fns/utc/date/mini';

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** Writes an instant as calls do, '2026-11-20T16:04:00.000Z'; null for one that is no instant of the years 0 to 9999. */
export function instantText(instant: number): string | null {
  const date = new UTCDateMini(instant);
  const year = date.getFullYear();
  return Number.isSafeInteger(instant) && year >= 0 && year <= 9999 ? date.toISOString() : null;
}

/** Reads what `instantText` writes, in milliseconds since 1970 UTC; null for anything else. */
export function readInstant(text: string): number | null {
  const instant = WRITTEN.test(text) ? new UTCDateMini(text).getTime() : Number.NaN;
  // What is no day or no time is read as another one, or not at all.
  return instantText(instant)?.slice(0, 19) === text.slice(0, 19) ? instant : null;
}
