/** Completed fraction of `max`, from 0 to 1; null when unknown: a NaN value or `max`, or a `max` of 0 or less. */
export function progressFraction(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || !(max > 0)) return null;
  if (value <= 0) return 0;
  if (value >= max) return 1;
  return value / max;
}

/** Whole percent as a fraction, rounded down: 99.9 % is not yet 100 %. */
export function wholePercent(fraction: number): number {
  // 0.29 * 100 is slightly below 29.
  return Math.floor(fraction * 100 + 1e-9) / 100;
}

/** The last quarter reached, from 0 to 1: the steps announced to screen readers. */
export function lastQuarter(fraction: number): number {
  return Math.floor(fraction * 4) / 4;
}
