import { decimalUnits } from '../money/rounding.ts';

/** How a figure changed against the previous period. */
export type FigureChange = {
  /** How much more (or, below zero, less) it is, to the hundredth; NaN where one of both is no number. */
  readonly amount: number;
  /** The same in percent of the previous figure's size, not rounded; null where that is 0 or one of both is no number. */
  readonly percent: number | null;
  /** Told in hundredths: less than half a cent is no change. */
  readonly direction: 'up' | 'down' | 'same';
};

const UNKNOWN: FigureChange = { amount: Number.NaN, percent: null, direction: 'same' };

/**
 * The change from `previous` to `current`, subtracted in hundredths, so that 0.3 − 0.1 is 0.2 (FMT-08); exact for amounts of any
 * size. From −100 to −50 is +50 %: half of what was missing has been gained.
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
  // One division, so that halves are the halves that they look like when they are rounded to be shown; by 0 it is not finite.
  const percent = Number(difference * 100n) / Number(size);
  return Number.isFinite(percent) ? percent : null;
}

function directionOf(difference: bigint): FigureChange['direction'] {
  if (difference === 0n) return 'same';
  return difference > 0n ? 'up' : 'down';
}
