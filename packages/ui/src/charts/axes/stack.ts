import { drawable, sumKnown } from '@sereno/domain/figure';
import { stack } from '@visx/shape';
import { valueDomain, type ValueDomain } from '../scale/valueAxis.ts';

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
  const valueAt = (column: number, line: number) => drawable(series[line]?.values[column]);
  const stacked = stack<number, number>({
    keys: series.map((_, line) => line),
    value: (column, line) => valueAt(column, line) ?? 0,
    offset: 'diverging',
  });
  const columns = Array.from({ length: categories }, (_, column) => column);
  return stacked(columns).map((layer, line) =>
    layer.map(([low, high], column): StackPiece => {
      const value = valueAt(column, line);
      if (value === null) return null;
      return value < 0 ? { from: high, to: low } : { from: low, to: high };
    }),
  );
}

/** The figure of each category: the sum of its series, null when unknown. */
export function stackSums(
  series: readonly { readonly values: readonly (number | null)[] }[],
  categories: number,
): readonly (number | null)[] {
  return Array.from({ length: categories }, (_, column) => sumKnown(series.map(({ values }) => values[column])));
}

/** Pieces from 0 to each value. */
export function wholePieces(values: readonly (number | null)[]): readonly StackPiece[] {
  return values.map((to) => (to === null ? null : { from: 0, to }));
}

/** The extent of the stacks, 0 included. */
export function stackDomain(stacks: readonly (readonly StackPiece[])[]): ValueDomain {
  return valueDomain(stacks.flatMap((pieces) => pieces.map((piece) => piece?.to)));
}
