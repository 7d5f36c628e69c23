import type { Ranks } from './rank.ts';

/**
 * The ranks of rows as `compare` orders them. Rows that it takes for the same have one rank; a row that holds nothing stands behind
 * all others.
 */
export function comparedRanks<Row>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
  compare: (one: Row, other: Row) => number,
): Ranks {
  const entries = rows.flatMap((row, place) => (holds(row) ? [{ row, place }] : []));
  // A comparison that says NaN decides nothing.
  const sorted = entries.toSorted((one, other) => compare(one.row, other.row) || 0);
  const of = new Uint32Array(rows.length);
  let different = 0;
  sorted.forEach(({ row, place }, at) => {
    const before = sorted[at - 1];
    if (before === undefined || compare(before.row, row) || 0) different += 1;
    of[place] = different - 1;
  });
  rows.forEach((row, place) => {
    if (!holds(row)) of[place] = different;
  });
  return { of, different };
}
