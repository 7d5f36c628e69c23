/**
 * The decimal units of a finite value, rounded half away from zero: with 2 decimals, 1.005 has 101 units of a hundredth.
 * Works on the decimal digits that the number is written with, so that 1.005 is the half it looks like although its
 * binary value lies below; exact for every finite number.
 */
export function decimalUnits(value: number, decimals: number): bigint {
  const [mantissa = '', exponent = 0] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const figures = whole + fraction;
  const kept = whole.length + Number(exponent) + decimals;
  const units = BigInt(figures.slice(0, Math.max(0, kept)).padEnd(kept, '0'));
  const roundsUp = figures.charAt(kept) >= '5';
  const magnitude = roundsUp ? units + 1n : units;
  return value < 0 ? -magnitude : magnitude;
}

/**
 * The value rounded to so many decimals (0 or more), a half going away from zero: 1.005 to 1.01, -2.5 to -3. Never -0;
 * NaN and the infinities stay as they are (FMT-08).
 */
export function roundHalfAwayFromZero(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  // Most amounts have no more decimals than are asked for, and telling so costs a tenth of taking their figures apart.
  return hasAtMost(value, decimals) ? value + 0 : Number(`${decimalUnits(value, decimals)}e-${decimals}`);
}

/** The powers of ten that a number holds exactly, 10 ** 0 to 10 ** 22. */
const LAST_EXACT_POWER = 22;

/** Whether the value is the number nearest to some count of decimal units; false where that cannot be told exactly. */
function hasAtMost(value: number, decimals: number): boolean {
  if (decimals > LAST_EXACT_POWER) return false;
  const units = Math.round(value * 10 ** decimals);
  // One division of two exact numbers is rounded once, as the reading of the decimal figures is.
  return Number.isSafeInteger(units) && units / 10 ** decimals === value;
}

/** The whole number nearest to `dividend / divisor`, a half going away from zero; `divisor` is positive, both whole. */
export function divideHalfAwayFromZero(dividend: number, divisor: number): number {
  const magnitude = Math.abs(dividend);
  const remainder = magnitude % divisor;
  const quotient = (magnitude - remainder) / divisor + (remainder * 2 >= divisor ? 1 : 0);
  return Math.sign(dividend) * quotient + 0;
}
