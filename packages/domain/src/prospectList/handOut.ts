/** The largest share that somebody can have of a list. */
export const MAX_SHARE = 1000;

const isShare = (share: number) => Number.isSafeInteger(share) && share >= 1 && share <= MAX_SHARE;

/**
 * How many of the rows each gets by their share: whole numbers that add up to the rows exactly, each less than one away from its part.
 * What is left after rounding down goes to the largest remainders, the first of equal ones first.
 * @param shares Whole numbers from 1 to MAX_SHARE.
 * @throws RangeError without shares, for a share out of bounds, and for rows that are no whole number from 0.
 */
export function shareCounts(rows: number, shares: readonly number[]): readonly number[] {
  if (shares.length === 0 || !shares.every(isShare)) throw new RangeError('Shares are whole numbers from 1.');
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} rows cannot be shared.`);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const counts = shares.map((share) => Math.floor((rows * share) / total));
  const remainders = shares.map((share, index) => ({ index, remainder: (rows * share) % total }));
  const left = rows - counts.reduce((sum, count) => sum + count, 0);
  const lucky = new Set(
    remainders
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return counts.map((count, index) => count + (lucky.has(index) ? 1 : 0));
}

/**
 * Who gets each row, as the index of their share: dealt in turn, so that no one gets the best part of a sorted list.
 * @throws RangeError as `shareCounts`.
 */
export function handOut(rows: number, shares: readonly number[]): readonly number[] {
  const counts = shareCounts(rows, shares);
  // The n-th row of somebody stands where n of their rows are due.
  const dealt = counts.flatMap((count, place) =>
    Array.from({ length: count }, (_, index) => ({ place, due: (index + 0.5) / count })),
  );
  return dealt.toSorted((one, other) => one.due - other.due || one.place - other.place).map(({ place }) => place);
}
