import { drawable, OTHERS_ID, sumKnown } from '@sereno/domain/figure';
import { pie } from '@visx/shape';
import type { SeriesColor } from '../../theme/index.ts';
import { colorsOf } from '../axes/drawnSeries.ts';
import { MAX_SERIES } from '../scale/foldSeries.ts';

/** A part of the whole, as the host gives it. */
export type DonutSlice = {
  /** Passed to `onSelect`, and selects a known colour; slices of one id are summed. */
  readonly id: string;
  /** What it is. */
  readonly name: string;
  /** Value; 0 or negative has a label, but no arc. */
  readonly value: number;
  /** Default: the fixed colour of the id, or the next free one. */
  readonly color?: SeriesColor | undefined;
};

/** A part as it is drawn. */
export type DrawnSlice = {
  readonly id: string;
  readonly name: string;
  /** The sum of the slices of that id; null when none is a number. */
  readonly value: number | null;
  readonly color: SeriesColor;
  /** Fraction of what can be drawn, 0 to 1; 0 without an arc: zero, negative, unknown. */
  readonly share: number;
  /** Start and end of the arc, in radians from 12 o'clock. */
  readonly from: number;
  readonly to: number;
  /** Percentage of the sum; null with negative values and for a sum of 0. */
  readonly part: number | null;
  /** Whether it can be opened: combined slices cannot, and neither can 0. */
  readonly canOpen: boolean;
};

/** A whole in parts. */
export type Slices = {
  readonly slices: readonly DrawnSlice[];
  /** Sum of all values, also of those without an arc; null without any figure. */
  readonly total: number | null;
  /** Whether a value is negative: the sum includes it, but it has no arc, so arcs are not percentages. */
  readonly hasNegative: boolean;
};

/**
 * The slices of a ring, in input order. Slices of one id are summed; beyond eight, all but the seven largest are
 * combined into the last one, named `othersName`.
 */
export function slicesOf(inputs: readonly DonutSlice[], othersName: string): Slices {
  const parts = merged(inputs);
  const known = parts.flatMap(({ value }) => (value === null ? [] : [value]));
  const isFolded = parts.length > MAX_SERIES;
  const shown = isFolded ? withOthers(parts, othersName) : parts;
  const colors = colorsOf(shown);
  const total = sumKnown(known);
  const hasNegative = known.some((value) => value < 0);
  const hasParts = !hasNegative && (total ?? 0) > 0;
  const whole = shown.reduce((sum, { value }) => sum + positive(value), 0);
  const arcs = pie<Part>({ value: ({ value }) => positive(value) })([...shown]);
  return {
    total,
    hasNegative,
    slices: shown.map(({ id, name, value }, index) => {
      const share = whole === 0 ? 0 : positive(value) / whole;
      const { startAngle = 0, endAngle = 0 } = arcs[index] ?? {};
      return {
        id,
        name,
        value,
        color: colors[index] ?? 'neutral',
        share,
        from: startAngle,
        to: endAngle,
        part: hasParts && value !== null ? share * 100 : null,
        canOpen: Boolean(value) && !(isFolded && id === OTHERS_ID),
      };
    }),
  };
}

const positive = (value: number | null): number => Math.max(0, value ?? 0);

type Part = Omit<DonutSlice, 'value'> & { readonly value: number | null };

function merged(inputs: readonly DonutSlice[]): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const input of inputs) {
    const before = parts.get(input.id);
    const value = drawable(input.value);
    parts.set(input.id, before ? { ...before, value: sumKnown([before.value, value]) } : { ...input, value });
  }
  return [...parts.values()];
}

/** The seven largest by absolute value, and the sum of the rest. */
function withOthers(parts: readonly Part[], othersName: string): readonly Part[] {
  const largest = new Set(
    parts
      .filter(({ id }) => id !== OTHERS_ID)
      .toSorted((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
      .slice(0, MAX_SERIES - 1),
  );
  const rest = parts.filter((part) => !largest.has(part)).map(({ value }) => value);
  return [...parts.filter((part) => largest.has(part)), { id: OTHERS_ID, name: othersName, value: sumKnown(rest) }];
}
