/** What is larger is taken for no figure: nothing that is counted here comes near it, and cents are long lost there. */
const LARGEST = 1e18;
/** What is smaller is drawn as 0. */
const SMALLEST = 1e-290;

/** A value as it can be drawn; null for a gap: null, what is missing, NaN, the infinities, and what is beyond a quintillion. */
export function drawable(value: number | null | undefined): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (Math.abs(value) > LARGEST) return null;
  return Math.abs(value) < SMALLEST ? 0 : value;
}

/** The sum of what is known, free of the dust of binary fractions; null where nothing is known. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  let sum: number | null = null;
  for (const value of values) {
    const known = drawable(value);
    if (known !== null) sum = (sum ?? 0) + known;
  }
  // Amounts have two decimals, percents few more: a millionth is below all that is shown.
  return sum === null ? null : drawable(withoutDust(sum));
}

function withoutDust(sum: number): number {
  const rounded = Math.round(sum * 1e6) / 1e6;
  return Number.isSafeInteger(Math.round(sum * 1e6)) ? rounded : sum;
}
