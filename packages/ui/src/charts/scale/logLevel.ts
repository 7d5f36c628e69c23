import { drawable } from '@sereno/domain/figure';

/** Steps of an axis: equal ones for equal differences, or for equal ratios. */
export type ScaleKind = 'linear' | 'log';

/** The exponent of a value as a power of ten: where it lies on a logarithmic axis; null for what has none, 0 and what is below it. */
export function logLevel(value: number | null | undefined): number | null {
  const known = drawable(value);
  return known === null || known <= 0 ? null : Math.log10(known);
}
