import { drawable } from '@sereno/domain/figure';
import type { ValueDomain } from '../scale/valueDomain.ts';

/** A piece of a stack, from its end nearer to 0; null for a gap. */
export type StackPiece = { readonly from: number; readonly to: number } | null;

/**
 * Series on top of one another in each category: what is above 0 upwards, what is below it downwards, both in the order of
 * the series. Each has as many pieces as there are categories.
 */
export function stackSeries(
  series: readonly { readonly values: readonly (number | null)[] }[],
  categories: number,
): readonly (readonly StackPiece[])[] {
  const above = new Float64Array(categories);
  const below = new Float64Array(categories);
  return series.map(({ values }) =>
    Array.from({ length: categories }, (_, index): StackPiece => {
      const value = drawable(values[index]);
      if (value === null) return null;
      const side = value < 0 ? below : above;
      const from = side[index] ?? 0;
      const to = drawable(from + value) ?? from;
      side[index] = to;
      return { from, to };
    }),
  );
}

/** The extent of the stacks, 0 included. */
export function stackDomain(stacks: readonly (readonly StackPiece[])[]): ValueDomain {
  let low = 0;
  let high = 0;
  for (const pieces of stacks) {
    for (const piece of pieces) {
      if (piece === null) continue;
      low = Math.min(low, piece.to);
      high = Math.max(high, piece.to);
    }
  }
  return { low, high };
}
