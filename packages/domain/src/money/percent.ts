import { type Cents, fromCents, toCents } from './cents.ts';
import { divideHalfAwayFromZero } from './rounding.ts';

const HUNDREDTHS_OF_WHOLE = 100 * 100;

/** Whether a percentage is valid: 0 to 100, with two decimals at most. */
export function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100 && fromCents(toCents(percent)) === percent;
}

/**
 * A percentage of an amount, rounded to the cent, half away from zero (FMT-08).
 * @throws RangeError for an invalid percentage (`isPercent`) and fractions of a cent.
 */
export function percentOf(cents: Cents, percent: number): Cents {
  if (!isPercent(percent)) throw new RangeError(`${percent} is no percentage from 0 to 100 with two decimals`);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Amount ${cents} is not in whole cents`);
  const hundredths = toCents(percent);
  // In two parts, so that no product leaves the safe integers: amount = wholes · 10,000 + rest.
  const rest = cents % HUNDREDTHS_OF_WHOLE;
  const wholes = (cents - rest) / HUNDREDTHS_OF_WHOLE;
  return wholes * hundredths + divideHalfAwayFromZero(rest * hundredths, HUNDREDTHS_OF_WHOLE);
}
