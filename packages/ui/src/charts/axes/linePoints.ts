import { drawable } from '@sereno/domain/figure';

/** Where the points of a line lie. */
export type LinePlaces = {
  /** How many categories; further values are not drawn. */
  readonly count: number;
  /** Px of a category, and of a value. */
  readonly xOf: (column: number) => number;
  readonly yOf: (value: number) => number;
};

/** The points of a line as `LinePath` draws them; null for gaps. */
export function linePoints(values: readonly (number | null)[], { count, xOf, yOf }: LinePlaces) {
  return {
    data: values.slice(0, count).map(drawable),
    x: (_: number | null, index: number) => xOf(index),
    y: (value: number | null) => yOf(value ?? 0),
    defined: (value: number | null) => value !== null,
  };
}

/** The points between two gaps, where a line has no length, as a path; '' without any. */
export function isolatedPoints(values: readonly (number | null)[], { count, xOf, yOf }: LinePlaces): string {
  let points = '';
  for (let index = 0; index < count; index += 1) {
    const value = drawable(values[index]);
    if (value === null || drawable(values[index - 1]) !== null) continue;
    if (index + 1 === count || drawable(values[index + 1]) === null) points += `M${xOf(index)},${yOf(value)}h0`;
  }
  return points;
}
