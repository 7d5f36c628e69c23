import type { Ranks } from './rank.ts';

/**
 * The ranks of rows as `compare` orders them. Rows that it takes for the same have one rank; all rows but those of `places` stand
 * behind them.
 * @param count How many rows there are in all.
 */
export function comparedRanks(
  places: Uint32Array,
  count: number,
  compare: (one: number, other: number) => number,
): Ranks {
  // A comparison that says NaN, or nothing, decides nothing.
  const sorted = Array.from(places).toSorted((one, other) => compare(one, other) || 0);
  let different = 0;
  const rankOf = sorted.map((place, at) => {
    const before = sorted[at - 1];
    if (before === undefined || compare(before, place)) different += 1;
    return different - 1;
  });
  const of = new Uint32Array(count).fill(different);
  sorted.forEach((place, at) => {
    of[place] = rankOf[at] ?? different;
  });
  return { of, different };
}

/**
 * The ranks of the keys of groups as `compare` orders the first row of each. Keys stay apart, also those that it takes for the same.
 * @param keys The ranks of the keys by their own order.
 */
export function comparedKeys(keys: Ranks, compare: (one: number, other: number) => number): Ranks {
  const firstOf = new Map<number, number>();
  keys.of.forEach((key, place) => {
    if (key < keys.different && !firstOf.has(key)) firstOf.set(key, place);
  });
  const inOrder = [...firstOf].toSorted(([key, one], [otherKey, other]) => compare(one, other) || key - otherKey);
  const rankOf = new Uint32Array(keys.different + 1).fill(keys.different);
  inOrder.forEach(([key], rank) => {
    rankOf[key] = rank;
  });
  return { of: keys.of.map((key) => rankOf[key] ?? keys.different), different: keys.different };
}
