/** A part with its width in a bar. */
export type Share = {
  /** Part of the bar, 0 to 1; 0 for values that are not positive numbers. */
  readonly width: number;
  /** Percentage of the whole; null without a whole or with negative parts. */
  readonly percent: number | null;
};

const size = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** The shares of a whole. Values are scaled by the largest first, so that sums of huge numbers do not overflow. */
export function sharesOf(values: readonly number[]): readonly Share[] {
  const largest = values.reduce((most, value) => Math.max(most, size(value)), 0);
  if (largest === 0) return values.map(() => ({ width: 0, percent: null }));
  const scaled = values.map((value) => size(value) / largest);
  const whole = scaled.reduce((sum, part) => sum + part, 0);
  const isWhole = values.every((value) => Number.isFinite(value) && value >= 0);
  return scaled.map((part) => ({ width: part / whole, percent: isWhole ? (part / whole) * 100 : null }));
}
