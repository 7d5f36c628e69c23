import { drawable, sumKnown } from '@sereno/domain/figure';
import { useMemo } from 'react';
import { formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import type { ChartTipRow, FrameProps, PlotPoint, PlotTipText, RenderTooltip, TipRow } from '../frame/chartTypes.ts';
import type {
  ChartCategory,
  ChartLegendEntry,
  ChartDatum,
  ChartSeries,
  ChartTable,
  ChartThreshold,
  RenderLegendEntry,
} from '../series/chartData.ts';
import type { ValueEnds } from '../scale/valueAxis.ts';
import { drawnSeries, isNothing, previousSeries, type DrawnSeries } from './drawnSeries.ts';
import { useThresholds } from './useThresholds.ts';
import { seriesCellDatum, seriesTable } from './seriesTable.ts';
import type { AxisLabels } from './Axes.tsx';

/** Props of a chart with two axes, besides those of every chart. */
export type SeriesChartProps = FrameProps & {
  /** In axis order; names can repeat. */
  categories: readonly ChartCategory[];
  /** In the order of colours and legend; beyond eight the smallest are combined into 'Otros', with the id 'others'. */
  series: readonly ChartSeries[];
  /** Titles of the axes. Default: none, when title and labels are clear. */
  axis?: AxisLabels | undefined;
  /**
   * From where to where the axis of values reaches at least; values beyond widen it. Bars and areas have 0 between them. Default: from 0
   * to the largest value.
   */
  valueDomain?: ValueEnds | undefined;
  /** Values to compare with, each a dashed line with its label. The same array until they change. Default: none. */
  thresholds?: readonly ChartThreshold[] | undefined;
  /** The same series, by id, in the previous period, dashed and not selectable. Default: none. */
  previous?: readonly ChartSeries[] | undefined;
  /**
   * The category of the previous period at each index: the tooltip names it too, '12 nov · antes 5 nov'. Default: none.
   */
  previousCategories?: readonly ChartCategory[] | undefined;
  /**
   * The previous period is loading, and its legend entry is reserved, so that the plot does not move, also for an empty
   * `previous`. Default false.
   */
  compareLoading?: boolean | undefined;
  /**
   * Ids of series that are not drawn; legend, table and file have them. With all of them, the first is drawn. The same array until it
   * changes. Default: none.
   */
  hiddenSeries?: readonly string[] | undefined;
  /** Draws the entries of the legend: `useSeriesSwitch` makes buttons of them. Default: key and name. */
  renderLegendEntry?: RenderLegendEntry | undefined;
  /**
   * Draws the content of the tooltip; null leaves it as it is. Nothing in it can be pressed or read aloud: what is said of a point stays the
   * same. The same function in every render. Default: the names and the figures.
   */
  renderTooltip?: RenderTooltip | undefined;
};

const NONE: readonly never[] = [];

/** Of the smallest step between two ticks, a quarter, in its unit: 0.25, and of a ratio 0.025. */
export const TICK_DECIMALS = 3;

/** The data a chart with two axes is drawn from; stable while its props are. */
export type SeriesChart = {
  readonly drawn: readonly DrawnSeries[];
  readonly before: readonly DrawnSeries[];
  /** Those that can be drawn, and what is said of them. */
  readonly thresholds: readonly ChartThreshold[];
  readonly spoken: string | undefined;
  /** What the host gives as ends of the axis. */
  readonly ends: ValueEnds;
  /** Values that the axis reaches to, besides those of the series. */
  readonly reach: readonly number[];
  /** Series, thresholds and ends are exponents of ten. */
  readonly isLog: boolean;
  /** The legend has more than the names of the drawn series: a previous period, loaded or not, or switches. */
  readonly keepsLegend: boolean;
  readonly isNothing: boolean;
  /** Counts, which have no halves. */
  readonly isWhole: boolean;
  readonly legend: readonly ChartLegendEntry[];
  /** With one entry for the previous period of all series. */
  readonly wholeLegend: readonly ChartLegendEntry[];
  readonly table: () => ChartTable;
  readonly datumOf: (row: number, column: number) => ChartDatum | null;
  /** Tooltip rows of a category, the previous period after the current one. */
  readonly rowsAt: (column: number) => readonly ChartTipRow[];
  /** The tooltip of a point, with the previous period's name when compared. Default of the rows: those of its category. */
  readonly tipAt: (point: PlotPoint, rows?: readonly ChartTipRow[]) => PlotTipText;
  /** One row for all series of the previous period, as in a stack: their sum. */
  readonly beforeAt: (column: number) => TipRow;
  /** The datum of a point: of the only series when there is one; null when empty or 0. */
  readonly datumAt: (point: PlotPoint) => ChartDatum | null;
  /** A figure as axes and direct labels show it. */
  readonly short: (value: number) => string;
  /** A tick of the axis, short and exact: two and a half steps of a million are '$1.25 M' apart. */
  readonly tick: (value: number) => string;
};

/** Prepares series for a drawing, a legend, a table and a tooltip. */
export function useSeriesChart(props: SeriesChartProps): SeriesChart {
  const { categories, series, previous = NONE, previousCategories = NONE, hiddenSeries = NONE, axis } = props;
  const unit = props.formatValue ?? props.unit ?? 'count';
  const isCompared = props.previous !== undefined || props.compareLoading === true;
  const keepsLegend = isCompared || props.renderLegendEntry !== undefined;
  const t = useTexts(chartsTexts);
  const formats = useFormats();
  const { thresholds, spoken } = useThresholds(props.thresholds, unit);
  const min = drawable(props.valueDomain?.min) ?? undefined;
  const max = drawable(props.valueDomain?.max) ?? undefined;
  const categoryTitle = axis?.category ?? t('seriesChart.category');
  return useMemo(() => {
    const all = drawnSeries(series, t('seriesChart.others'));
    const shown = all.filter(({ id }) => !hiddenSeries.includes(id));
    const drawn = shown.length === 0 ? all.slice(0, 1) : shown;
    const before = previousSeries(previous, drawn);
    const previousTitle = (name: string): string => t('seriesChart.previous', { name });
    const rowsAt = (column: number): readonly ChartTipRow[] => {
      const rowOf = ({ id, name, color, values }: DrawnSeries) => {
        const figure = drawable(values[column]);
        return { id, name, color, figure, value: formatFigure(figure, unit, formats) };
      };
      return [
        ...drawn.map(rowOf),
        ...before.map((one) => ({ ...rowOf(one), name: previousTitle(one.name), isPrevious: true })),
      ];
    };
    // Until loaded, previous series have the current names.
    const named = isCompared && before.length === 0 ? drawn : before;
    const now = all.map((one) => ({ id: one.id, name: one.name, color: one.color, isHidden: !drawn.includes(one) }));
    const whole = { id: '', name: t('seriesChart.before'), color: 'neutral', isPrevious: true } as const;
    return {
      drawn,
      before,
      thresholds,
      spoken,
      ends: { min, max },
      reach: [...thresholds.map(({ value }) => value), min, max].filter((value) => value !== undefined),
      isLog: false,
      keepsLegend,
      isWhole: unit === 'count',
      isNothing: isNothing(categories, [...all, ...before]),
      legend: [
        ...now.map((one) => ({ ...one, isLine: true })),
        ...named.map(({ id, name, color }) => ({ id, name: previousTitle(name), color, isPrevious: true })),
      ],
      wholeLegend: isCompared ? [...now, whole] : now,
      table: () => seriesTable({ categories, series, previous, unit, categoryTitle, previousTitle }),
      datumOf: (row, column) => seriesCellDatum({ categories, series }, row, column),
      rowsAt,
      tipAt: ({ column, line }, rows = rowsAt(column)) => {
        const category = categories[column];
        const name = category?.label ?? '';
        const earlier = before.length > 0 ? previousCategories[column]?.label : undefined;
        const chosen = line === null ? undefined : drawn[line]?.id;
        return {
          title: earlier === undefined ? name : t('seriesChart.besides', { name, before: earlier }),
          rows,
          chosen,
          given: category && { category, series: chosen ?? null, rows },
        };
      },
      beforeAt: (column) => ({
        id: '',
        name: t('seriesChart.before'),
        color: 'neutral',
        value: formatFigure(sumKnown(before.map(({ values }) => values[column])), unit, formats),
        isPrevious: true,
      }),
      datumAt: ({ column, line }) => {
        const category = categories[column];
        if (category === undefined) return null;
        const only = drawn.length === 1 ? drawn[0] : undefined;
        const chosen = line === null ? only : drawn[line];
        const pointed = chosen === undefined ? drawn : [chosen];
        if (pointed.every(({ values }) => !values[column])) return null;
        return { category: category.id, series: chosen?.id ?? null };
      },
      short: (value) => formatShortFigure(value, unit, formats),
      tick: (value) => formatShortFigure(value, unit, formats, TICK_DECIMALS),
    };
  }, [
    categories,
    series,
    previous,
    previousCategories,
    hiddenSeries,
    thresholds,
    spoken,
    min,
    max,
    isCompared,
    keepsLegend,
    unit,
    formats,
    t,
    categoryTitle,
  ]);
}
