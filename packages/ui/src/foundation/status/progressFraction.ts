/**
 * How much of `max` is done, from 0 to 1; null when that cannot be said, which is so for a value or a `max` that is no
 * number and for a `max` of nothing at all.
 */
export function progressFraction(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || !(max > 0)) return null;
  if (value <= 0) return 0;
  if (value >= max) return 1;
  return value / max;
}

/** Whole percent as a fraction, rounded down: 99.9 % is not yet 100 %. */
export function wholePercent(fraction: number): number {
  // 0.29 * 100 is a hair below 29.
  return Math.floor(fraction * 100 + 1e-9) / 100;
}

/** The last quarter that was reached, from 0 to 1: often enough to be told, seldom enough to be borne. */
export function lastQuarter(fraction: number): number {
  return Math.floor(fraction * 4) / 4;
}
