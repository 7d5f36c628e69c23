import { OTHERS_ID } from '@sereno/domain/figure';
import type { SeriesColor } from '../../theme/index.ts';
import { drawnSeries } from '../axes/drawnSeries.ts';
import { slicesOf } from './slices.ts';

/** A part of the whole, as the host gives it. */
export type DonutSlice = {
  /** Handed to `onSelect`, and what a known colour is found by; slices of one id are added up. */
  readonly id: string;
  /** What it is. */
  readonly name: string;
  /** How much of the whole; what is not above zero has a label, but no arc. */
  readonly value: number;
  /** Default: the colour that the id has everywhere, or else the next free one. */
  readonly color?: SeriesColor;
};

/** A part as it is drawn. */
export type DrawnSlice = {
  readonly id: string;
  readonly name: string;
  readonly value: number | null;
  readonly color: SeriesColor;
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** Its part of the sum in percent; null where a value below zero makes arcs no parts of the sum, and where the sum is 0. */
  readonly part: number | null;
  /** Whether it can lead to its rows: what small ones were put together to cannot, and 0 has none. */
  readonly isMark: boolean;
};

/** The slices with names and colours, and their sum. */
export function drawnSlices(inputs: readonly DonutSlice[], othersName: string) {
  const { slices, total, folded, hasNegative } = slicesOf(inputs);
  const named = slices.map(({ id, input, value }) => ({
    id,
    name: input?.name ?? othersName,
    values: [value],
    ...(input?.color !== undefined && { color: input.color }),
  }));
  const colors = drawnSeries(named, othersName);
  const hasParts = !hasNegative && (total ?? 0) > 0;
  return {
    total,
    hasNegative,
    slices: slices.map(({ id, value, share, from, to }, place): DrawnSlice => ({
      id,
      name: named[place]?.name ?? '',
      value,
      color: colors[place]?.color ?? 'neutral',
      share,
      from,
      to,
      part: hasParts && value !== null ? share * 100 : null,
      isMark: Boolean(value) && (folded === 0 || id !== OTHERS_ID),
    })),
  };
}
