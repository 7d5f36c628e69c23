import { OTHERS_ID } from '@sereno/domain/figure';
import type { SeriesColor } from '../../theme/index.ts';
import { drawnSeries } from '../axes/drawnSeries.ts';
import { slicesOf } from './slices.ts';

/** A part of the whole, as the host gives it. */
export type DonutSlice = {
  /** Passed to `onSelect`, and selects a known colour; slices of one id are summed. */
  readonly id: string;
  /** What it is. */
  readonly name: string;
  /** Value; 0 or negative has a label, but no arc. */
  readonly value: number;
  /** Default: the fixed colour of the id, or the next free one. */
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
  /** Percentage of the sum; null with negative values and for a sum of 0. */
  readonly part: number | null;
  /** Whether it can be opened: combined slices cannot, and neither can 0. */
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
