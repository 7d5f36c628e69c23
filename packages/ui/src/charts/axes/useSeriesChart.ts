import { drawable, sumKnown } from '@sereno/domain/figure';
import { formatFigure, formatShortFigure } from '../../locale/figureText.ts';
import { useMemo } from 'react';
import { formatTag, useLocale, useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import type { PlotSpot, TipRow } from '../frame/chartTypes.ts';
import type { ChartLegendEntry, ChartMark, ChartTable } from '../series/chartData.ts';
import type { SeriesChartProps } from './chartProps.ts';
import { drawnSeries, isNothing, previousSeries, type DrawnSeries } from './drawnSeries.ts';
import { seriesCellMark, seriesTable } from './seriesTable.ts';

const NONE: readonly never[] = [];

/** The data a chart with two axes is drawn from; stable while its props are. */
export type SeriesChart = {
  readonly drawn: readonly DrawnSeries[];
  readonly before: readonly DrawnSeries[];
  /** A previous period is requested, loaded or not: it is in the legend. */
  readonly isCompared: boolean;
  readonly isNothing: boolean;
  readonly legend: readonly ChartLegendEntry[];
  readonly table: () => ChartTable;
  readonly markOf: (row: number, column: number) => ChartMark | null;
  /** Tooltip rows of a category, the previous period after the current one. */
  readonly rowsAt: (column: number) => readonly TipRow[];
  /** Title of a category's tooltip, with the previous period's name when compared. */
  readonly titleAt: (column: number) => string;
  /** One row for all series of the previous period, as in a stack: their sum. */
  readonly beforeAt: (column: number) => TipRow;
  /** The datum of a point: of the only series when there is one; null when empty or 0. */
  readonly markAt: (spot: PlotSpot) => ChartMark | null;
  /** A figure as axes and direct labels show it. */
  readonly short: (value: number) => string;
};

/** Prepares series for a drawing, a legend, a table and a tooltip. */
export function useSeriesChart(props: SeriesChartProps): SeriesChart {
  const { categories, series, previous = NONE, previousCategories = NONE, axis, unit = 'count' } = props;
  const isCompared = props.previous !== undefined || props.compareLoading === true;
  const t = useTexts(chartsTexts);
  const tag = formatTag(useLocale());
  const categoryTitle = axis?.category ?? t('seriesChart.category');
  return useMemo(() => {
    const drawn = drawnSeries(series, t('seriesChart.others'));
    const before = previousSeries(previous, drawn);
    const previousTitle = (name: string): string => t('seriesChart.previous', { name });
    const full = (value: number | null | undefined): string => formatFigure(drawable(value), unit, tag);
    // Until loaded, previous series have the current names.
    const named = isCompared && before.length === 0 ? drawn : before;
    return {
      drawn,
      before,
      isCompared,
      isNothing: isNothing(categories, [...drawn, ...before]),
      legend: [
        ...drawn.map(({ id, name, color }) => ({ id, name, color })),
        ...named.map(({ id, name, color }) => ({ id, name: previousTitle(name), color, isPrevious: true })),
      ],
      table: () => seriesTable({ categories, series, previous, unit, categoryTitle, previousTitle }),
      markOf: (row, column) => seriesCellMark({ categories, series }, row, column),
      rowsAt: (column) => [
        ...drawn.map(({ id, name, color, values }) => ({ id, name, color, value: full(values[column]) })),
        ...before.map(({ id, name, color, values }) => ({
          id,
          name: previousTitle(name),
          color,
          value: full(values[column]),
          isPrevious: true,
        })),
      ],
      titleAt: (column) => {
        const name = categories[column]?.label ?? '';
        const earlier = before.length > 0 ? previousCategories[column]?.label : undefined;
        return earlier === undefined ? name : t('seriesChart.besides', { name, before: earlier });
      },
      beforeAt: (column) => ({
        id: '',
        name: t('seriesChart.before'),
        color: 'neutral',
        value: full(sumKnown(before.map(({ values }) => values[column]))),
        isPrevious: true,
      }),
      markAt: ({ column, line }) => {
        const category = categories[column];
        if (category === undefined) return null;
        const only = drawn.length === 1 ? drawn[0] : undefined;
        const chosen = line === null ? only : drawn[line];
        const pointed = chosen === undefined ? drawn : [chosen];
        if (pointed.every(({ values }) => !values[column])) return null;
        return { category: category.id, series: chosen?.id ?? null };
      },
      short: (value) => formatShortFigure(value, unit, tag),
    };
  }, [categories, series, previous, previousCategories, isCompared, unit, tag, t, categoryTitle]);
}
