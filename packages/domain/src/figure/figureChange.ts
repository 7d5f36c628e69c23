import { decimalUnits } from '../money/rounding.ts';

/** Change of a figure against the previous period. */
export type FigureChange = {
  /** Difference to the hundredth, negative for a decrease; NaN when either value is not a number. */
  readonly amount: number;
  /**
   * Difference in percent of the previous value's size, not rounded; null when that is 0 or either value is not a
   * number.
   */
  readonly percent: number | null;
  /** By hundredths: less than half a cent is 'same'. */
  readonly direction: 'up' | 'down' | 'same';
};

const UNKNOWN: FigureChange = { amount: Number.NaN, percent: null, direction: 'same' };

/**
 * The change from `previous` to `current`, subtracted in hundredths, so that 0.3 − 0.1 is 0.2 (FMT-08); exact for any
 * size. From −100 to −50 is +50 %.
 */
export function changeOf(current: number, previous: number): FigureChange {
  if (!Number.isFinite(current) || !Number.isFinite(previous)) return UNKNOWN;
  const before = decimalUnits(previous, 2);
  const difference = decimalUnits(current, 2) - before;
  return {
    amount: Number(`${difference}e-2`),
    percent: percentOf(difference, before < 0n ? -before : before),
    direction: directionOf(difference),
  };
}

function percentOf(difference: bigint, size: bigint): number | null {
  // A single division, so that halves stay halves when rounded for display. Division by 0 is not finite.
  const percent = Number(difference * 100n) / Number(size);
  return Number.isFinite(percent) ? percent : null;
}

function directionOf(difference: bigint): FigureChange['direction'] {
  if (difference === 0n) return 'same';
  return difference > 0n ? 'up' : 'down';
}
