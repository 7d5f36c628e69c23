/** Larger values count as missing: no real figure comes near, and cents are not exact there. */
const LARGEST = 1e18;
/** Smaller values are drawn as 0. */
const SMALLEST = 1e-290;

/** A value that can be drawn; null for a gap: null, missing, NaN, infinite, or beyond a quintillion. */
export function drawable(value: number | null | undefined): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (Math.abs(value) > LARGEST) return null;
  return Math.abs(value) < SMALLEST ? 0 : value;
}

/** The sum of the known values, without binary rounding noise; null when none is known. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  let sum: number | null = null;
  for (const value of values) {
    const known = drawable(value);
    if (known !== null) sum = (sum ?? 0) + known;
  }
  // Amounts have two decimals, percentages few more: a millionth is below everything shown.
  return sum === null ? null : drawable(withoutDust(sum));
}

function withoutDust(sum: number): number {
  const rounded = Math.round(sum * 1e6) / 1e6;
  return Number.isSafeInteger(Math.round(sum * 1e6)) ? rounded : sum;
}
