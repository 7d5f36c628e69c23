import { drawable } from '@sereno/domain/figure';
import { roundSteps } from '../scale/roundSteps.ts';

/** An interval of values, from its lower end up to but without its upper one; the last one has both. */
export type HistogramBin = { readonly from: number; readonly to: number; readonly count: number };

/** More bars would be too thin on a phone. */
const MOST = 60;

/** Between two neighbours of the ordered values, where `part` of them is below. */
function quantile(ordered: Float64Array, part: number): number {
  const place = (ordered.length - 1) * part;
  const below = ordered[Math.floor(place)] ?? 0;
  return below + ((ordered[Math.ceil(place)] ?? below) - below) * (place % 1);
}

/**
 * How many intervals: by Freedman and Diaconis, from the spread of the middle half, which outliers do not change; by Sturges,
 * from their number alone, where the middle half is one value.
 */
function binCount(ordered: Float64Array): number {
  const range = quantile(ordered, 1) - quantile(ordered, 0);
  const spread = quantile(ordered, 0.75) - quantile(ordered, 0.25);
  const count =
    spread > 0 ? (range * Math.cbrt(ordered.length)) / (2 * spread) : Math.floor(Math.log2(ordered.length)) + 1;
  return Math.max(1, Math.min(MOST, Math.ceil(count)));
}

/**
 * Counts values in intervals with round ends, without gaps, from the one of the lowest to the one of the highest value; none
 * without a value. What cannot be drawn is left out.
 * @param wanted About how many intervals. Default: by the rule of Freedman and Diaconis.
 * @param isWhole Only whole ends.
 * @param reach Values that the intervals reach to, not counted.
 */
export function histogramBins(
  values: readonly (number | null)[],
  {
    wanted,
    isWhole,
    reach = [],
  }: { readonly wanted?: number | undefined; readonly isWhole: boolean; readonly reach?: readonly number[] },
): readonly HistogramBin[] {
  const ordered = Float64Array.from(values.map(drawable).filter((value) => value !== null)).toSorted();
  if (ordered.length === 0) return [];
  const [low, high] = [Math.min(quantile(ordered, 0), ...reach), Math.max(quantile(ordered, 1), ...reach)];
  const count = wanted === undefined ? binCount(ordered) : Math.max(1, Math.min(MOST, Math.round(wanted) || 1));
  // Ends closer to each other than this could not be told apart.
  const finest = Math.max(Math.abs(low), Math.abs(high)) * 1e-12;
  const end = roundSteps(low === high ? Math.max(1, finest) : Math.max((high - low) / count, finest), isWhole);
  const placeOf = (value: number): number => {
    const guess = Math.floor(value / end(1));
    if (value < end(guess)) return guess - 1;
    return value >= end(guess + 1) ? guess + 1 : guess;
  };
  const first = placeOf(low);
  const top = placeOf(high);
  const last = top > first && high === end(top) ? top - 1 : top;
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const value of ordered) {
    const place = Math.min(placeOf(value), last) - first;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((own, index) => ({ from: end(first + index), to: end(first + index + 1), count: own }));
}
