import type { Groups } from './grouping.ts';

/** How the figures of a group come to one: of rows without a figure nothing counts. */
export type Aggregate = 'sum' | 'count' | 'mean' | 'min' | 'max';

/** The figures of a column by row. */
export type Figures = {
  /** NaN for a row without one. */
  readonly of: Float64Array;
  /** Sums are exact up to here, such as whole cents; one beyond is Infinity. */
  readonly most: number;
};

/** The aggregate of each group, at all depths. NaN for a group without figures, except for their count, which is 0. */
export function aggregated(aggregate: Aggregate, figures: Figures, groups: Groups): Float64Array {
  const reduce = reducers[aggregate];
  const values = new Float64Array(groups.depth.length);
  for (let group = 0; group < values.length; group += 1) {
    values[group] = reduce(figures, groups.order, groups.start[group] ?? 0, groups.end[group] ?? 0);
  }
  return values;
}

/** Goes over the rows of `order` from `start` up to `end`. */
type Reducer = (figures: Figures, order: Uint32Array, start: number, end: number) => number;

const count: Reducer = ({ of }, order, start, end) => {
  let found = 0;
  for (let at = start; at < end; at += 1) found += Number(!Number.isNaN(of[order[at] ?? 0]));
  return found;
};

const sum: Reducer = ({ of, most }, order, start, end) => {
  let total = Number.NaN;
  for (let at = start; at < end; at += 1) {
    const figure = of[order[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(figure)) continue;
    total = Number.isNaN(total) ? figure : total + figure;
    if (Math.abs(total) > most) return Infinity;
  }
  return total;
};

const min: Reducer = ({ of }, order, start, end) => {
  let least = Number.NaN;
  for (let at = start; at < end; at += 1) {
    const figure = of[order[at] ?? 0] ?? Number.NaN;
    // Whatever it is compared with, NaN is not at most that.
    if (!(least <= figure) && !Number.isNaN(figure)) least = figure;
  }
  return least;
};

const max: Reducer = ({ of }, order, start, end) => {
  let greatest = Number.NaN;
  for (let at = start; at < end; at += 1) {
    const figure = of[order[at] ?? 0] ?? Number.NaN;
    if (!(greatest >= figure) && !Number.isNaN(figure)) greatest = figure;
  }
  return greatest;
};

const mean: Reducer = (...within) => sum(...within) / count(...within);

const reducers: Readonly<Record<Aggregate, Reducer>> = { sum, count, mean, min, max };
