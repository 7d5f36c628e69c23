import type { Cents } from '../money/index.ts';

/** Monthly payments in words: how many there are, what most of them are, and the first ones where those are a cent more. */
export type InstalmentSpread = {
  readonly count: number;
  /** What each of them is, but for the first ones in `larger`. */
  readonly amount: Cents;
  /** How many of the first ones are larger, and what they are; null where all are the same. */
  readonly larger: { readonly count: number; readonly amount: Cents } | null;
};

/** How a list of monthly payments, the larger ones first, is told in one sentence; null where there are none. */
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

/** The payments of each year: tables of at most twelve rows, with the number of their first payment, counted from 1. */
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
