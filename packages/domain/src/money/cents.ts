import { decimalUnits, divideHalfAwayFromZero } from './rounding.ts';

/** An amount of pesos in whole cents; negative for what is owed or returned. */
export type Cents = number;

/** What an amount with tax is divided by to be without it: 16 % (CST-20). */
export const TAX_DIVISOR = 1.16;

/**
 * An amount of pesos in cents, a half cent going away from zero: 1.005 is 101 (FMT-08).
 * @throws RangeError for NaN, the infinities and amounts whose cents a number cannot count (beyond 90 trillion pesos).
 */
export function toCents(pesos: number): Cents {
  const cents = Math.round(pesos * 100);
  // Nearly all amounts have two decimals at most, which one division tells; to add nothing turns -0 into 0.
  return cents / 100 === pesos && Number.isSafeInteger(cents) ? cents + 0 : roundedCents(pesos);
}

function roundedCents(pesos: number): Cents {
  return exact(Number.isFinite(pesos) ? Number(decimalUnits(pesos, 2)) : pesos, pesos);
}

/** An amount of cents in pesos. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** The sum of amounts of pesos, added in cents, so that 0.1 and 0.2 make 0.3 (FMT-08). @throws RangeError as `toCents`. */
export function addAmounts(pesos: readonly number[]): number {
  return fromCents(pesos.reduce((sum, amount) => exact(sum + toCents(amount), amount), 0));
}

/**
 * An amount with tax without it, divided by 1.16 and rounded to the cent, half away from zero (FMT-04, CST-20).
 * @throws RangeError for an amount that is not in whole cents or beyond 900 billion pesos.
 */
export function withoutTax(cents: Cents): Cents {
  return divideHalfAwayFromZero(exact(cents * 100, cents), TAX_DIVISOR_PERCENT);
}

/** The divisor in whole numbers, which divide exactly. */
const TAX_DIVISOR_PERCENT = Math.round(TAX_DIVISOR * 100);

/**
 * The amount in `parts` shares that differ by one cent at most and add up to it; the larger ones come first.
 * @throws RangeError when the amount is not in whole cents or `parts` is not a whole number from 1 on.
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
