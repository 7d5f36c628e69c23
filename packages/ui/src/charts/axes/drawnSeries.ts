import { drawable } from '@sereno/domain/figure';
import { seriesColor, type SeriesColor } from '../../theme/index.ts';
import { foldSeries } from '../scale/foldSeries.ts';
import type { ChartSeries } from '../series/chartData.ts';

/** A series as it is drawn: at most eight of them, each with its colour. */
export type DrawnSeries = {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly color: SeriesColor;
};

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Colours of the series: their own, the fixed one of their id, or the next free one. */
export function colorsOf(
  series: readonly { readonly id: string; readonly color?: SeriesColor | undefined }[],
): readonly SeriesColor[] {
  const known = series.map(({ id, color }) => color ?? seriesColor(id));
  const free = PLACES.filter((place) => !known.includes(place));
  let next = 0;
  return known.map((color) => {
    if (color !== undefined) return color;
    const chosen = free[next % Math.max(free.length, 1)] ?? 'neutral';
    next += 1;
    return chosen;
  });
}

/** The series to draw; beyond eight the smallest are combined. */
export function drawnSeries(series: readonly ChartSeries[], othersName: string): readonly DrawnSeries[] {
  const folded: readonly ChartSeries[] = foldSeries(series, othersName);
  const colors = colorsOf(folded);
  return folded.map(({ id, name, values }, index) => ({ id, name, values, color: colors[index] ?? 'neutral' }));
}

/** The same series in the previous period, with their current colours. Series folded now are folded there, too. */
export function previousSeries(previous: readonly ChartSeries[], now: readonly DrawnSeries[]): readonly DrawnSeries[] {
  return now.flatMap(({ id, color }) => {
    const before = previous.find((one) => one.id === id);
    return before === undefined ? [] : [{ id, name: before.name, values: before.values, color }];
  });
}

/** Whether there is nothing to draw: no category, or only zeros, which have no scale. */
export function isNothing(
  categories: readonly unknown[],
  series: readonly { readonly values: readonly (number | null)[] }[],
) {
  return !series.some(({ values }) =>
    values.some((value, index) => index < categories.length && (drawable(value) ?? 0) !== 0),
  );
}
