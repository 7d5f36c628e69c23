import { drawable } from '@sereno/domain/figure';
import { scaleLinear } from '@visx/scale';

/** The lowest and highest value of an axis. */
export type ValueDomain = { readonly low: number; readonly high: number };

/** From where to where an axis reaches at least, in its unit; values beyond widen it, so that none is hidden. */
export type ValueEnds = { readonly min?: number | undefined; readonly max?: number | undefined };

/**
 * The extent of the values, 0 included so that lengths compare; 0 to 0 without any.
 * @param ends Included, too; between two of one sign 0 is not.
 */
export function valueDomain(values: Iterable<number | null | undefined>, { min, max }: ValueEnds = {}): ValueDomain {
  const [start, end] = [min ?? Math.min(0, max ?? 0), max ?? Math.max(0, min ?? 0)];
  let low = Math.min(start, end);
  let high = Math.max(start, end);
  for (const value of values) {
    const known = drawable(value);
    if (known === null) continue;
    if (known < low) low = known;
    if (known > high) high = known;
  }
  return { low, high };
}

/** Where a value lies in px. */
export type ValueScale = ReturnType<typeof scaleLinear<number>>;

/** An axis of values, with its ticks in ascending order. */
export type ValueAxis = { readonly scale: ValueScale; readonly ticks: readonly number[] };

export type ValueAxisOptions = {
  /** Px of the lowest and of the highest value. */
  readonly range: [start: number, end: number];
  /** Steps between ticks, 1 or more; one more where ticks would be far apart otherwise. */
  readonly steps: number;
  /** Only whole ticks, for counts. Default false. */
  readonly isWhole?: boolean;
  /** Ends at the largest value rather than at a round tick after it. Default false. */
  readonly isTight?: boolean;
};

/** So many steps more are tried for a tick inside a tight domain. */
const MOST_FINER = 4;

/** The extent of the known values alone, for places rather than lengths; 0 to 0 without any. */
export function valueExtent(values: readonly (number | null | undefined)[]): ValueDomain {
  const first = values.map(drawable).find((value) => value !== null);
  return valueDomain(values, { min: first, max: first });
}

/**
 * Round ticks, two at least, and 0 where it lies between them; the axis goes from the first to the last of them unless it is tight.
 * A domain of one value reaches to 0.
 */
export function valueAxis(domain: ValueDomain, options: ValueAxisOptions): ValueAxis {
  const { range, steps, isWhole = false, isTight = false } = options;
  const isOne = domain.low === domain.high;
  const low = isOne ? Math.min(0, domain.low) : domain.low;
  const high = isOne ? Math.max(0, domain.high) || (low === 0 ? 1 : 0) : domain.high;
  const marked = (ends: [number, number], count: number, nice: number | false): ValueAxis => {
    const scale = scaleLinear<number>({ domain: ends, range, nice });
    return { scale, ticks: scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick)) };
  };
  for (let finer = 0; finer < (isTight ? MOST_FINER : 0); finer += 1) {
    const count = steps + finer;
    const axis = marked([low, high], count, false);
    if (axis.ticks.length > 1) return axis;
  }
  // A single step cannot have 0 within: there would be no round ends.
  const fewest = low < 0 && high > 0 ? 2 : 1;
  const ends: [number, number] = isWhole ? [Math.floor(low), Math.ceil(high)] : [low, high];
  let axis = marked(ends, Math.max(fewest, steps), Math.max(fewest, steps));
  // A count is a hint to d3, which takes up to half as many more: one more is fine.
  for (let count = steps - 1; count >= fewest && axis.ticks.length > steps + 2; count -= 1) {
    axis = marked(ends, count, count);
  }
  return axis;
}
