import { formatDecimal } from './decimalText.ts';
import { divideHalfAwayFromZero } from './rounding.ts';

/** Pesos in whole cents; negative for what is owed or returned. */
export type Cents = number;

/** Divisor that removes the 16 % tax from an amount (CST-20). */
export const TAX_DIVISOR = 1.16;

/**
 * Pesos in cents, half a cent away from zero: 1.005 is 101 (FMT-08).
 * @throws RangeError for NaN, infinite values and amounts whose cents a number cannot count (beyond 90 trillion pesos).
 */
export const toCents = (pesos: number): Cents => minorUnits(pesos, CENT_DECIMALS);

const CENT_DECIMALS = 2;

/**
 * An amount in the smallest unit of a currency that has so many decimals, half a unit away from zero.
 * @throws RangeError as `toCents`.
 */
export function minorUnits(amount: number, decimals: number): number {
  const factor = 10 ** decimals;
  const units = Math.round(amount * factor);
  // Most amounts have no more decimals, which one division shows. Adding 0 turns -0 into 0.
  if (units / factor === amount && Number.isSafeInteger(units)) return units + 0;
  return exact(Number(formatDecimal(amount, decimals).replaceAll(/[,.]/g, '')), amount);
}

/** Cents in pesos. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/**
 * The sum of amounts, added in whole cents, so that 0.1 and 0.2 make 0.3 (FMT-08).
 * @param decimals Those of another currency: 0 for yen.
 * @throws RangeError as `toCents`.
 */
export function addAmounts(amounts: readonly number[], decimals = CENT_DECIMALS): number {
  const units = amounts.reduce((sum, amount) => exact(sum + minorUnits(amount, decimals), amount), 0);
  return units / 10 ** decimals;
}

/**
 * An amount without its tax: divided by 1.16 and rounded to the cent, half away from zero (FMT-04, CST-20).
 * @throws RangeError for fractions of a cent or amounts beyond 900 billion pesos.
 */
export function withoutTax(cents: Cents): Cents {
  return divideHalfAwayFromZero(exact(cents * 100, cents), TAX_DIVISOR_PERCENT);
}

/** The divisor as a whole number, for exact division. */
const TAX_DIVISOR_PERCENT = Math.round(TAX_DIVISOR * 100);

/**
 * Splits an amount into `parts` shares that differ by one cent at most and add up to it; larger shares first.
 * @throws RangeError for fractions of a cent or when `parts` is not a whole number from 1.
 */
export function distribute(cents: Cents, parts: number): Cents[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Cannot distribute among ${parts} parts`);
  const magnitude = Math.abs(exact(cents, cents));
  const leftover = magnitude % parts;
  const share = (magnitude - leftover) / parts;
  return Array.from({ length: parts }, (_, index) => Math.sign(cents) * (index < leftover ? share + 1 : share) + 0);
}

function exact(whole: number, amount: number): number {
  if (Number.isSafeInteger(whole)) return whole;
  throw new RangeError(`Amount ${amount} cannot be counted in cents; amounts are finite and cents whole`);
}
