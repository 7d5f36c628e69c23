import type { Cents } from '../money/index.ts';

/** Summary of monthly payments: their number, the usual amount, and the first ones when they are a cent more. */
export type InstalmentSpread = {
  readonly count: number;
  /** Amount of each, except the first ones in `larger`. */
  readonly amount: Cents;
  /** Number and amount of the larger first ones; null when all are equal. */
  readonly larger: { readonly count: number; readonly amount: Cents } | null;
};

/** Summarises a list of monthly payments, larger ones first; null for an empty list. */
export function instalmentSpread(instalments: readonly Cents[]): InstalmentSpread | null {
  const first = instalments[0];
  const last = instalments.at(-1);
  if (first === undefined || last === undefined) return null;
  const larger = instalments.filter((amount) => amount !== last).length;
  return {
    count: instalments.length,
    amount: last,
    larger: larger === 0 ? null : { count: larger, amount: first },
  };
}

/** Payments by year: tables of at most twelve rows, with the number of their first payment, from 1. */
export function instalmentYears(
  instalments: readonly Cents[],
): readonly { readonly first: number; readonly amounts: readonly Cents[] }[] {
  const years = Math.ceil(instalments.length / MONTHS_PER_YEAR);
  return Array.from({ length: years }, (_, year) => {
    const start = year * MONTHS_PER_YEAR;
    return { first: start + 1, amounts: instalments.slice(start, start + MONTHS_PER_YEAR) };
  });
}

const MONTHS_PER_YEAR = 12;
