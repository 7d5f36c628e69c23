/** Readers for figures: like those of readers.ts, they give the value or null and never throw. */
import { type Cents, isPercent, toCents } from '@sereno/domain/money';
import { integerOf } from './readers.ts';

/** Beyond this the cents of an amount cannot be counted exactly, and sums refuse it. */
const LARGEST_AMOUNT = Number.MAX_SAFE_INTEGER / 100;

/** A finite number, spelled as one or as text. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** An amount in pesos that can be summed in cents. */
export function amountOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && Math.abs(number) <= LARGEST_AMOUNT ? number : null;
}

/** A whole number that is not negative. */
export function countOf(value: unknown): number | null {
  const number = integerOf(value);
  return number !== null && number >= 0 ? number : null;
}

/** A count of at least one. */
export const positiveOf = (value: unknown): number | null => countOf(value) || null;

/** A percentage, from 0 to 100. */
export function percentOf(value: unknown): number | null {
  const percent = numberOf(value);
  return percent !== null && isPercent(percent) ? percent : null;
}

/** An amount in pesos, in cents. */
export function centsOf(value: unknown): Cents | null {
  const pesos = amountOf(value);
  return pesos === null ? null : toCents(pesos);
}

/** An amount in pesos, in cents, which is more than nothing. */
export function priceOf(value: unknown): Cents | null {
  const cents = centsOf(value);
  return cents !== null && cents > 0 ? cents : null;
}

/** A number that is neither an amount nor a count, such as an average; 0 for one below. */
export function measureOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.max(0, number);
}
