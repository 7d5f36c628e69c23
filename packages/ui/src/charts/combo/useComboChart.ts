import { drawable } from '@sereno/domain/figure';
import { useMemo } from 'react';
import { colorsOf, isNothing, type DrawnSeries } from '../axes/drawnSeries.ts';
import { TICK_DECIMALS, useSeriesChart, type SeriesChart, type SeriesChartProps } from '../axes/useSeriesChart.ts';
import { seriesCellDatum } from '../axes/seriesTable.ts';
import type { AxisLabels } from '../axes/Axes.tsx';
import type { BarLayout } from '../axes/barBoxes.ts';
import type { PlotPoint } from '../frame/chartTypes.ts';
import { useFormats, type FigureUnit } from '../../locale/index.ts';
import type { ChartSeries } from '../series/chartData.ts';
import { formatFigure, formatShortFigure } from '../series/figureFormat.ts';

/** Titles of the three axes. */
export type ComboAxisLabels = AxisLabels & {
  /** Title of the axis at the end side: 'Conversión'. */
  readonly line: string;
};

export type ComboChartProps = Omit<
  SeriesChartProps,
  'axis' | 'previous' | 'previousCategories' | 'compareLoading' | 'series' | 'hiddenSeries' | 'renderLegendEntry'
> & {
  /** The bars, in the order of colours and legend; beyond eight the smallest are combined into 'Otros'. */
  series: readonly ChartSeries[];
  /** What the line measures, on the axis at the end side. */
  line: ChartSeries;
  /** What the numbers of the line count. Default 'percent'. */
  lineUnit?: FigureUnit | undefined;
  /** Writes the line's numbers in a unit of the host: '12 kg'. The same function in every render. Default: as `lineUnit` is. */
  formatLine?: ((value: number) => string) | undefined;
  /** Bars stacked, for parts of a whole, or grouped, to compare them. Default 'stacked'. */
  layout?: BarLayout | undefined;
  /** Titles of the axes. Default: none, when title and labels are clear. */
  axis?: ComboAxisLabels | undefined;
};

/** What bars and line are drawn from; stable while the props are. */
export type ComboChart = Pick<
  SeriesChart,
  | 'thresholds'
  | 'reach'
  | 'spoken'
  | 'isNothing'
  | 'isWhole'
  | 'legend'
  | 'table'
  | 'datumOf'
  | 'tipAt'
  | 'datumAt'
  | 'tick'
> & {
  readonly bars: readonly DrawnSeries[];
  readonly line: DrawnSeries;
  readonly isLineWhole: boolean;
  /** A tick of the line's axis. */
  readonly lineTick: (value: number) => string;
};

/** Adds a line of another unit to the series of bars. */
export function useComboChart(props: ComboChartProps): ComboChart {
  const { categories, series, line } = props;
  const unit = props.formatLine ?? props.lineUnit ?? 'percent';
  const formats = useFormats();
  const bars = useSeriesChart(props);
  return useMemo(() => {
    const { drawn } = bars;
    const color = colorsOf([...drawn, line]).at(-1) ?? 'neutral';
    const over = { id: line.id, name: line.name, values: line.values, color };
    const all = [...drawn, over];
    return {
      ...bars,
      bars: drawn,
      line: over,
      isLineWhole: unit === 'count',
      isNothing: isNothing(categories, all),
      legend: all.map((one) => ({ id: one.id, name: one.name, color: one.color, isLine: one === over })),
      table: () => {
        const { columns, rows } = bars.table();
        return {
          columns: [...columns, { title: line.name, unit }],
          rows: rows.map((row, index) => [...row, drawable(line.values[index])]),
        };
      },
      datumOf: (row, column) => seriesCellDatum({ categories, series: [...series, line] }, row, column),
      tipAt: (point) => {
        const figure = drawable(line.values[point.column]);
        const row = { id: line.id, name: line.name, color, figure, value: formatFigure(figure, unit, formats) };
        const tip = bars.tipAt(point, [...bars.rowsAt(point.column), row]);
        if (point.line !== drawn.length) return tip;
        return { ...tip, chosen: line.id, given: tip.given && { ...tip.given, series: line.id } };
      },
      datumAt: ({ column, line: place }: PlotPoint) => {
        const category = categories[column];
        const chosen = place === null ? undefined : all[place];
        const pointed = chosen === undefined ? all : [chosen];
        if (category === undefined || pointed.every(({ values }) => !drawable(values[column]))) return null;
        return { category: category.id, series: chosen?.id ?? null };
      },
      lineTick: (value) => formatShortFigure(value, unit, formats, TICK_DECIMALS),
    };
  }, [bars, categories, series, line, unit, formats]);
}
