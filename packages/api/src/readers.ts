/**
 * Small readers for values whose shape is not certain: each gives the value or null, never throws.
 * Servers answer numbers as text and flags as 0 and 1, so both spellings are understood.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a row; those that openapi/ describes are in `generated/readers`, by the folder of our type. */
export type RowReader<Wire, Own> = ((row: Fields) => Own) & {
  /** What the document says of the row. It is never set: it lets a call take readers of its own answer alone. */
  readonly wire?: Wire;
};

/** Reads an answer, whatever it is. */
export type Reader<Wire, Own> = ((body: unknown) => Own) & {
  /** As of `RowReader`. */
  readonly wire?: Wire;
};

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

/** Whether there is a text at all, whatever it says. */
export const isTold = (value: unknown): boolean => textOf(value) !== null;

/** One of the codes of a list; null for any other value. */
export const codeOf = <Code extends string>(codes: readonly Code[], value: unknown): Code | null =>
  codes.find((code) => code === value) ?? null;

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

/** False for 0 in any spelling, true for any other number; null where the value says neither. */
export function unlessZeroOf(value: unknown): boolean | null {
  const number = value === false ? 0 : integerOf(value);
  return number === null ? null : number !== 0;
}

/** The name of a thing that is answered as an object with a `Name`. */
export function nameIn(value: unknown): string | null {
  return textOf(fieldsOf(value)['Name']);
}

/** Text, or the name of a thing that is answered as an object with a `Name`. */
export const labelOf = (value: unknown): string | null => textOf(value) ?? nameIn(value);

/** Reads each row of a list; a row that is not one is left out, its neighbours stay. */
export function rowsOf<Row>(value: unknown, read: (fields: Fields) => Row | null): readonly Row[] {
  return listOf(value).flatMap((item) => {
    const row = read(fieldsOf(item));
    return row === null ? [] : [row];
  });
}

/** A reader of lists of such rows, as `rowsOf` reads them. */
export const listReader =
  <Wire, Row>(read: RowReader<Wire, Row | null>): Reader<readonly Wire[], readonly Row[]> =>
  (body) =>
    rowsOf(body, read);

/** A reader of one such row. */
export const rowReader =
  <Wire, Own>(read: RowReader<Wire, Own>): Reader<Wire, Own> =>
  (body) =>
    read(fieldsOf(body));

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** An instant, in milliseconds since 1970 UTC. Null without a zone, since whose clock it was cannot be known then. */
export function instantOf(value: unknown): number | null {
  const text = textOf(value) ?? '';
  const instant = ZONED.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
