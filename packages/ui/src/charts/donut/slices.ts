import { drawable, OTHERS_ID, sumKnown } from '@sereno/domain/figure';
import { MAX_SERIES } from '../scale/foldSeries.ts';

/** A part of a whole, with any value that a server may answer. */
export type SliceInput = { readonly id: string; readonly name: string; readonly value: number | null };

/** A part of a whole, ready to be drawn. */
export type Slice<Input extends SliceInput> = {
  /** Null for the combined slice. */
  readonly input: Input | null;
  readonly id: string;
  /** The sum of the parts of that id; null where none of them is a figure. */
  readonly value: number | null;
  /** Fraction of what can be drawn, 0 to 1; 0 without an arc: zero, negative, unknown. */
  readonly share: number;
  /** Where its arc begins and ends, in turns from 12 o'clock. */
  readonly from: number;
  readonly to: number;
};

/** A whole in parts. */
export type Slices<Input extends SliceInput> = {
  readonly slices: readonly Slice<Input>[];
  /** Sum of all values, also of those without an arc; null without any figure. */
  readonly total: number | null;
  /** Number of slices combined into the last one; 0 for none. */
  readonly folded: number;
  /** Whether a value is negative: the sum includes it, but it has no arc, so arcs are not percentages. */
  readonly hasNegative: boolean;
};

/**
 * The slices of a ring, in input order. Slices of one id are summed; beyond eight, all but the seven largest are
 * combined into the last one.
 */
export function slicesOf<Input extends SliceInput>(inputs: readonly Input[]): Slices<Input> {
  const parts = merged(inputs);
  const known = parts.flatMap(({ value }) => (value === null ? [] : [value]));
  const shown = parts.length > MAX_SERIES ? withOthers(parts) : parts;
  const drawn = shown.map(({ value }) => Math.max(0, value ?? 0));
  const shares = sharesOf(drawn);
  let from = 0;
  return {
    slices: shown.map(({ id, input, value }, place) => {
      const share = shares[place] ?? 0;
      const start = from;
      from = Math.min(1, from + share);
      return { id, input, value, share, from: start, to: from };
    }),
    total: sumKnown(known),
    folded: parts.length > MAX_SERIES ? parts.length - (MAX_SERIES - 1) : 0,
    hasNegative: known.some((value) => value < 0),
  };
}

type Part<Input> = { readonly id: string; readonly input: Input | null; readonly value: number | null };

function merged<Input extends SliceInput>(inputs: readonly Input[]): readonly Part<Input>[] {
  const parts = new Map<string, Part<Input>>();
  for (const input of inputs) {
    const before = parts.get(input.id);
    const value = drawable(input.value);
    parts.set(
      input.id,
      before ? { ...before, value: sumKnown([before.value, value]) } : { id: input.id, input, value },
    );
  }
  return [...parts.values()];
}

/** The seven largest by absolute value, and the sum of the rest. */
function withOthers<Input>(parts: readonly Part<Input>[]): readonly Part<Input>[] {
  const named = parts.filter(({ id }) => id !== OTHERS_ID);
  const largest = new Set(
    named.toSorted((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0)).slice(0, MAX_SERIES - 1),
  );
  const rest = parts.filter((part) => !largest.has(part)).map(({ value }) => value);
  const value = sumKnown(rest);
  return [...parts.filter((part) => largest.has(part)), { id: OTHERS_ID, input: null, value }];
}

/** What is drawn has bounds, so that the sum of eight is never infinite. */
function sharesOf(values: readonly number[]): readonly number[] {
  const whole = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (whole === 0 ? 0 : value / whole));
}
