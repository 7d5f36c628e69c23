/** Maximum shades of one colour that can be distinguished and printed on. */
export const MOST_SHADES = 5;

/** Values of one shade: above `above`, up to and with `upTo`. */
type ShadeBin = { readonly above: number; readonly upTo: number };

/** How values become shades. */
export type ShadeScale = {
  /** From the lightest to the darkest; none where nothing is above zero. */
  readonly bins: readonly ShadeBin[];
  /** Whether a value is negative, which has no shade. */
  readonly hasNegative: boolean;
  /** Whether a value is unknown. */
  readonly hasUnknown: boolean;
  /** Whether all values are whole, so that a shade says '3 to 4' rather than 'up to 4'. */
  readonly isWhole: boolean;
};

/** Shade of a value: 1, the lightest, to 5; 0 for zero, or a special case. */
export type Shade = number | 'negative' | 'unknown';

/** A scale of equal round steps: 1, 2 or 5 times a power of ten. */
export function shadeScale(values: readonly (number | null)[]): ShadeScale {
  let largest = 0;
  let hasNegative = false;
  let hasUnknown = false;
  let isWhole = true;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) {
      hasUnknown = true;
      continue;
    }
    largest = Math.max(largest, value);
    hasNegative ||= value < 0;
    isWhole &&= Number.isInteger(value);
  }
  if (largest === 0) return { bins: [], hasNegative, hasUnknown, isWhole };
  const step = niceStep(largest / MOST_SHADES || largest, isWhole);
  const count = Math.min(MOST_SHADES, Math.max(1, Math.ceil(largest / step)));
  return {
    bins: Array.from({ length: count }, (_, place) => ({
      above: step * place,
      // Never infinite, and at least the largest value.
      upTo: place === count - 1 ? Math.max(largest, Math.min(step * count, Number.MAX_VALUE)) : step * (place + 1),
    })),
    hasNegative,
    hasUnknown,
    isWhole,
  };
}

/** The shade of a bin: fewer bins than shades take the darker ones, which are told from nothing more easily. */
export function shadeOfBin({ bins }: ShadeScale, place: number): number {
  return MOST_SHADES - bins.length + place + 1;
}

/** The shade of a value on that scale. */
export function shadeOf(scale: ShadeScale, value: number | null): Shade {
  if (value === null || !Number.isFinite(value)) return 'unknown';
  if (value < 0) return 'negative';
  if (value === 0) return 0;
  const place = scale.bins.findIndex(({ upTo }) => value <= upTo);
  return place === -1 ? MOST_SHADES : shadeOfBin(scale, place);
}

/** The next 1, 2 or 5 times a power of ten that is not below; a whole one where only whole values are counted. */
function niceStep(least: number, isWhole: boolean): number {
  if (isWhole && least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10;
  const step = nice * power;
  return Number.isFinite(step) && step > 0 ? step : least;
}
