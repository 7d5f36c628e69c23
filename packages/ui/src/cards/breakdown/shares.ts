/** A part of a whole, as wide as it is in a bar. */
export type Share = {
  /** How much of the bar it takes, from 0 to 1; 0 for what is no number or not above 0. */
  readonly width: number;
  /** Its part of the whole in percent; null where that means nothing: no whole, or parts below 0. */
  readonly percent: number | null;
};

const size = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** The parts of a whole. They are scaled by the largest first, so that the sum of the largest numbers is still one. */
export function sharesOf(values: readonly number[]): readonly Share[] {
  const largest = values.reduce((most, value) => Math.max(most, size(value)), 0);
  if (largest === 0) return values.map(() => ({ width: 0, percent: null }));
  const scaled = values.map((value) => size(value) / largest);
  const whole = scaled.reduce((sum, part) => sum + part, 0);
  const isWhole = values.every((value) => Number.isFinite(value) && value >= 0);
  return scaled.map((part) => ({ width: part / whole, percent: isWhole ? (part / whole) * 100 : null }));
}
