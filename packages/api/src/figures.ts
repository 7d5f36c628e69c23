/** Readers for figures: like those of readers.ts, they give the value or null and never throw. */
import { type Fields, integerOf } from './readers.ts';

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

/** A number that is neither an amount nor a count, such as an average; 0 for one below. */
export function measureOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.max(0, number);
}

/** The amount of a field in pesos, 0 where it is none: for one figure among many, which must not hide the others. */
export function pesosIn(fields: Fields, name: string): number {
  return amountOf(fields[name]) ?? 0;
}

/** The count of a field, 0 where it is none. */
export function countIn(fields: Fields, name: string): number {
  return countOf(fields[name]) ?? 0;
}
