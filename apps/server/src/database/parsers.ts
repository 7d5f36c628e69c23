import { types } from '@electric-sql/pglite';

const asText = (text: string) => text;

/**
 * Whole numbers beyond 2^53 would come out as another number. Cents, counts and ids are far below, so a larger one throws
 * instead of being rounded. A fraction is rounded to the nearest double, as every fraction is.
 */
function asNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  throw new RangeError(`The database answered ${text}, which no number holds exactly.`);
}

/**
 * How values come out of either database, where the two libraries would differ: a calendar day stays text 'YYYY-MM-DD' (as
 * a Date it would move with the zone of the server), and so do times without a zone and intervals; sums and counts are
 * numbers. A moment (`timestamptz`) is a Date, as both have it by themselves.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.INTERVAL]: asText,
  [types.INT8]: asNumber,
  [types.NUMERIC]: asNumber,
};

/** Lists of what `PARSERS` reads: the type of the list, and that of its items. */
export const LISTS: Readonly<Record<number, number>> = {
  1182: types.DATE,
  1115: types.TIMESTAMP,
  1187: types.INTERVAL,
  1016: types.INT8,
  1231: types.NUMERIC,
};
