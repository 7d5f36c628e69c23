import { drawable, OTHERS_ID, sumKnown } from '@sereno/domain/figure';
import { MAX_SERIES } from '../scale/foldSeries.ts';

/** A part of a whole, as it comes: its value may be anything that a server answers. */
export type SliceInput = { readonly id: string; readonly name: string; readonly value: number | null };

/** A part of a whole, ready to be drawn. */
export type Slice<Input extends SliceInput> = {
  /** Null for what the small ones were put together to. */
  readonly input: Input | null;
  readonly id: string;
  /** The sum of the parts of that id; null where none of them is a figure. */
  readonly value: number | null;
  /** Its part of what can be drawn, from 0 to 1; 0 for what has no arc: nothing, less than nothing, unknown. */
  readonly share: number;
  /** Where its arc begins and ends, in turns from 12 o'clock. */
  readonly from: number;
  readonly to: number;
};

/** A whole in parts. */
export type Slices<Input extends SliceInput> = {
  readonly slices: readonly Slice<Input>[];
  /** The sum of all values, those that cannot be drawn too; null where there is no figure at all. */
  readonly total: number | null;
  /** How many small ones were put together to the last slice; 0 for none. */
  readonly folded: number;
  /** Whether a value is below zero: it belongs to the sum, but has no arc, so that arcs are no parts of the sum. */
  readonly hasNegative: boolean;
};

/**
 * The parts of a ring, in the order that they came in. Parts of one id are one; more than eight, and all but the seven largest
 * become the last one, which stands for the others.
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

/** The seven largest, by how much they count either way, and the sum of the rest. */
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
