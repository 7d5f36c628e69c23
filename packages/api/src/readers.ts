/**
 * Small readers for values whose shape nobody promises: each gives the value or null, never throws.
 * Servers answer numbers as text and flags as 0 and 1, so both spellings are understood.
 */

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function integerOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

export function flagOf(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** True, false, or null where the value says neither. */
export function knownFlagOf(value: unknown): boolean | null {
  if (flagOf(value)) return true;
  return value === false || value === 0 || value === '0' ? false : null;
}

/** The name of a thing that is answered as an object with a `Name`. */
export function nameIn(value: unknown): string | null {
  return textOf(fieldsOf(value)['Name']);
}

/** Reads each row of a list; a row that is not one is left out, its neighbours stay. */
export function rowsOf<Row>(value: unknown, read: (fields: Fields) => Row | null): readonly Row[] {
  return listOf(value).flatMap((item) => {
    const row = read(fieldsOf(item));
    return row === null ? [] : [row];
  });
}

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** An instant, in milliseconds since 1970 UTC. Null without a zone, since whose clock it was cannot be known then. */
export function instantOf(value: unknown): number | null {
  const text = textOf(value) ?? '';
  const instant = ZONED.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
