import { drawable } from '@sereno/domain/figure';

/** The lowest and highest value of an axis; `low` is at most `high`. */
export type ValueDomain = { readonly low: number; readonly high: number };

/** The extent of the values, 0 included so that lengths compare; 0 to 0 without any. */
export function valueDomain(values: Iterable<number | null | undefined>): ValueDomain {
  let low = 0;
  let high = 0;
  for (const value of values) {
    const known = drawable(value);
    if (known === null) continue;
    if (known < low) low = known;
    if (known > high) high = known;
  }
  return { low, high };
}

/**
 * Where a value lies between two places in px: `start` for the lowest, `end` for the highest. Start for all of them where
 * the domain has no extent.
 */
export function valueScale({ low, high }: ValueDomain, start: number, end: number): (value: number) => number {
  const span = high - low;
  if (span === 0) return () => start;
  return (value) => start + ((value - low) / span) * (end - start);
}
