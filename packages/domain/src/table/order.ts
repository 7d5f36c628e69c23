/** One column of a sort: its ranks, and which way. */
export type SortKey = { readonly ranks: Float64Array; readonly descending: boolean };

/** The rows of a table as they came: 0, 1, 2 … */
export function originalOrder(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, row) => row);
}

/**
 * The rows in the order of one or several columns, the first counting most. Rows that are the same in all of them stay as
 * they came, either way; what holds nothing stands at the end, either way.
 */
export function sortedOrder(count: number, keys: readonly SortKey[]): Uint32Array {
  const order = originalOrder(count);
  if (keys.length === 0) return order;
  return order.toSorted((one, other) => {
    for (const { ranks, descending } of keys) {
      const difference = compareRanks(ranks[one] ?? Number.NaN, ranks[other] ?? Number.NaN, descending);
      if (difference !== 0) return difference;
    }
    return one - other;
  });
}

function compareRanks(one: number, other: number, descending: boolean): number {
  if (one < other) return descending ? 1 : -1;
  if (one > other) return descending ? -1 : 1;
  // Equal, or at least one of them is nothing.
  return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
}

/**
 * The same order the other way round, without sorting again: rows that are the same stay as they came, and those that hold
 * nothing stay at the end.
 * @param order Sorted by `ranks` alone.
 */
export function turnedOrder(order: Uint32Array, ranks: Float64Array): Uint32Array {
  const rankAt = (place: number) => ranks[order[place] ?? 0] ?? Number.NaN;
  const turned = new Uint32Array(order.length);
  let end = order.length;
  while (end > 0 && Number.isNaN(rankAt(end - 1))) end -= 1;
  turned.set(order.subarray(end), end);
  let to = 0;
  for (let last = end; last > 0;) {
    let first = last - 1;
    while (first > 0 && rankAt(first - 1) === rankAt(last - 1)) first -= 1;
    turned.set(order.subarray(first, last), to);
    to += last - first;
    last = first;
  }
  return turned;
}
