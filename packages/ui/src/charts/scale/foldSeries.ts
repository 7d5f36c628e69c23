import { drawable, OTHERS_ID, sumKnown } from '@sereno/domain/figure';

/** More colours cannot be distinguished. */
export const MAX_SERIES = 8;

type Weighed = { readonly id: string; readonly name: string; readonly values: readonly (number | null)[] };

function weight(values: readonly (number | null)[]): number {
  let sum = 0;
  for (const value of values) sum += Math.abs(drawable(value) ?? 0);
  return sum;
}

/**
 * At most `most` series: where there are more, the largest of them in their own order, and the rest added up, category by
 * category, in one named `othersName` at the end. One that bears the id of the others already is among the rest.
 */
export function foldSeries<Series extends Weighed>(
  series: readonly Series[],
  othersName: string,
  most = MAX_SERIES,
): readonly (Series | Weighed)[] {
  if (series.length <= most) return series;
  const largest = series
    .map(({ id, values }, index) => ({ index, size: id === OTHERS_ID ? -1 : weight(values) }))
    .toSorted((one, other) => other.size - one.size || one.index - other.index)
    .slice(0, most - 1);
  const saved = new Set(largest.map(({ index }) => index));
  const rest = series.filter((_, index) => !saved.has(index));
  const categories = rest.reduce((longest, { values }) => Math.max(longest, values.length), 0);
  const values = Array.from({ length: categories }, (_, index) => sumKnown(rest.map((one) => one.values[index])));
  return [...series.filter((_, index) => saved.has(index)), { id: OTHERS_ID, name: othersName, values }];
}
