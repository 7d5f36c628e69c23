/**
 * A finite value in decimal units, rounded half away from zero: with 2 decimals, 1.005 is 101 hundredths. Works on the
 * number's decimal digits, so that 1.005 is the half it looks like although its binary value is lower; exact for every
 * finite number.
 */
export function decimalUnits(value: number, decimals: number): bigint {
  const [mantissa = '', exponent = 0] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const figures = whole + fraction;
  const saved = whole.length + Number(exponent) + decimals;
  const units = BigInt(figures.slice(0, Math.max(0, saved)).padEnd(saved, '0'));
  const roundsUp = figures.charAt(saved) >= '5';
  const magnitude = roundsUp ? units + 1n : units;
  return value < 0 ? -magnitude : magnitude;
}

/**
 * The value rounded to `decimals` (0 or more), half away from zero: 1.005 to 1.01, -2.5 to -3. Never -0; NaN and
 * infinite values stay (FMT-08).
 */
export function roundHalfAwayFromZero(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  // Most amounts have no more decimals than requested, and checking costs a tenth of taking their digits apart.
  return hasAtMost(value, decimals) ? value + 0 : Number(`${decimalUnits(value, decimals)}e-${decimals}`);
}

/** The last power of ten that a number holds exactly. */
const LAST_EXACT_POWER = 22;

/** Whether the value has at most so many decimals; false when that cannot be decided exactly. */
function hasAtMost(value: number, decimals: number): boolean {
  if (decimals > LAST_EXACT_POWER) return false;
  const units = Math.round(value * 10 ** decimals);
  // Dividing two exact numbers rounds once, like parsing the decimal digits.
  return Number.isSafeInteger(units) && units / 10 ** decimals === value;
}

/** The whole number nearest to `dividend / divisor`, half away from zero; `divisor` is positive, both are whole. */
export function divideHalfAwayFromZero(dividend: number, divisor: number): number {
  const magnitude = Math.abs(dividend);
  const remainder = magnitude % divisor;
  const quotient = (magnitude - remainder) / divisor + (remainder * 2 >= divisor ? 1 : 0);
  return Math.sign(dividend) * quotient + 0;
}
