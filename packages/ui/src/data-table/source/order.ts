import type { Ranks } from './rank.ts';

/** One column of a sort: its ranks, and which way. */
export type SortKey = { readonly ranks: Ranks; readonly descending: boolean };

/** The rows of a table as they came: 0, 1, 2 … */
export function originalOrder(count: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) order[row] = row;
  return order;
}

/**
 * The rows of `places` in the order of one or several columns, the first counting most. Rows that are the same in all of them
 * stay as they came, either way; what holds nothing stands at the end, either way.
 */
export function sortedOrder(places: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  // The column that counts least goes first, and every later one leaves its order where itself has no say.
  return keys.reduceRight(
    (order, { ranks, descending }) => countingSort(order, descending ? turned(ranks) : ranks.of, ranks.different + 1),
    places,
  );
}

/** The ranks the other way round, those of nothing still behind all others. */
function turned({ of, different }: Ranks): Uint32Array {
  const other = new Uint32Array(of.length);
  for (let row = 0; row < of.length; row += 1) {
    const rank = of[row] ?? different;
    other[row] = rank === different ? rank : different - 1 - rank;
  }
  return other;
}

/**
 * The places by their buckets; those of one bucket stay as they came. It goes over them twice, however they stand, where
 * comparing them would take seventeen times for 100,000. The loops are plain ones, because the first sort of a table meets
 * code that is not compiled yet.
 * @param bucketOf By place, less than `buckets`.
 */
function countingSort(places: Uint32Array, bucketOf: Uint32Array, buckets: number): Uint32Array {
  const starts = new Uint32Array(buckets + 1);
  for (let at = 0; at < places.length; at += 1) {
    const next = (bucketOf[places[at] ?? 0] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < buckets; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  }
  const sorted = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const bucket = bucketOf[place] ?? 0;
    const to = starts[bucket] ?? 0;
    sorted[to] = place;
    starts[bucket] = to + 1;
  }
  return sorted;
}
