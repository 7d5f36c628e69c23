'use client';
import { GridColumns } from '@visx/grid';
import { memo, useMemo } from 'react';
import { Axes, type AxisLabels } from '../axes/Axes.tsx';
import { SeriesRoot } from '../axes/Axes.styles.ts';
import { colorsOf } from '../axes/drawnSeries.ts';
import { Thresholds } from '../axes/Thresholds.tsx';
import { useThresholds } from '../axes/useThresholds.ts';
import { TICK_DECIMALS } from '../axes/useSeriesChart.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { useFormats, useTexts, type FigureUnit } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import { scatterTexts } from '../../locale/texts/es/scatter.ts';
import type { ChartDatum, ChartLegendEntry, ChartTable, ChartThreshold } from '../series/chartData.ts';
import { formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { logLevel, type ScaleKind } from '../scale/logLevel.ts';
import type { ValueEnds } from '../scale/valueAxis.ts';
import { seriesStyle } from '../series/seriesStyle.ts';
import { drawable } from '@sereno/domain/figure';
import { drawnPoints, type ScatterSeries } from './scatterPoints.ts';
import { scatterPlot, type ScatterPlotInput } from './scatterPlot.ts';

export type ScatterChartProps = FrameProps & {
  /** In the order of colours and legend. The same array until they change. */
  series: readonly ScatterSeries[];
  /** Titles of the axes, of tooltip and table as well: that of x as its `category`, that of y as its `value`. */
  axis: AxisLabels;
  /** Values of y to compare with, each a dashed line with its label. The same array until they change. Default: none. */
  thresholds?: readonly ChartThreshold[] | undefined;
  /** From where to where the axis of y reaches at least; values beyond widen it. Default: from the lowest to the highest value. */
  valueDomain?: ValueEnds | undefined;
  /**
   * Steps of the axis of y: 'log' has equal ones for equal ratios, 1, 10, 100. Points of 0 and below have no place there, and it says how
   * many. Default 'linear'.
   */
  valueScale?: ScaleKind | undefined;
  /** What the numbers of x count. Default 'count'. `unit` and `formatValue` are of y. */
  xUnit?: FigureUnit | undefined;
  /** Writes the numbers of x in a unit of the host: '12 kg'. The same function in every render. Default: as `xUnit` is. */
  formatX?: ((value: number) => string) | undefined;
};

type Prepared = Omit<ScatterPlotInput, 'size'> & {
  readonly legend: readonly ChartLegendEntry[];
  readonly spoken: string | undefined;
  /** How many points are not drawn: without one of both figures, and without a place on a logarithmic axis. */
  readonly unknown: number;
  readonly gaps: number;
  readonly table: () => ChartTable;
  readonly cellDatum: (row: number, column: number) => ChartDatum | null;
};

/** The points, and their texts; stable while the props are. */
function useScatterChart({ series, axis, xUnit, formatX, ...frame }: ScatterChartProps): Prepared {
  const t = useTexts(scatterTexts);
  const formats = useFormats();
  const ofX = formatX ?? xUnit ?? 'count';
  const ofY = frame.formatValue ?? frame.unit ?? 'count';
  const { category: x, value: y } = axis;
  const { thresholds, spoken } = useThresholds(frame.thresholds, ofY);
  const kind = frame.valueScale ?? 'linear';
  const { min, max } = frame.valueDomain ?? {};
  return useMemo(() => {
    const points = drawnPoints(series, kind);
    const known = drawnPoints(series, 'linear').length;
    const levelOf = kind === 'log' ? logLevel : drawable;
    const colors = colorsOf(series);
    const isOne = series.length === 1;
    const rows = series.flatMap((one) => one.points.map((point) => ({ one, point })));
    return {
      points,
      colors,
      thresholds: thresholds.flatMap((one) => {
        const value = levelOf(one.value);
        return value === null ? [] : [{ ...one, value }];
      }),
      spoken,
      reach: [min, max].map(levelOf).filter((level) => level !== null),
      isLog: kind === 'log',
      isXWhole: ofX === 'count',
      isYWhole: kind === 'log' || ofY === 'count',
      writeX: (value) => formatShortFigure(value, ofX, formats, TICK_DECIMALS),
      writeY: (level) => formatShortFigure(kind === 'log' ? 10 ** level : level, ofY, formats, TICK_DECIMALS),
      tipOf: (point) => ({
        title: isOne ? point.name : t('scatterChart.of', { name: point.name, series: series[point.line]?.name ?? '' }),
        rows: [
          { id: 'x', name: x, value: formatFigure(point.x, ofX, formats) },
          { id: 'y', name: y, value: formatFigure(point.y, ofY, formats) },
        ],
      }),
      datumOf: ({ id, line }) => ({ category: id, series: series[line]?.id ?? null }),
      legend: series.map(({ id, name }, index) => ({ id, name, color: colors[index] ?? 'neutral' })),
      unknown: rows.length - known,
      gaps: known - points.length,
      table: () => ({
        columns: [
          { title: t('scatterChart.name') },
          { title: x, unit: ofX },
          { title: y, unit: ofY },
          ...(isOne ? [] : [{ title: t('scatterChart.series') }]),
        ],
        rows: rows.map(({ one, point }) => [
          point.name,
          drawable(point.x),
          drawable(point.y),
          ...(isOne ? [] : [one.name]),
        ]),
      }),
      cellDatum: (row, column) => {
        const cell = rows[row];
        if (cell === undefined || column === 0 || column > 2) return null;
        const { one, point } = cell;
        return { category: point.id ?? point.name, series: one.id };
      },
    };
  }, [series, x, y, ofX, ofY, kind, min, max, thresholds, spoken, formats, t]);
}

/** Round points. */
const DOT = { strokeWidth: 8, strokeOpacity: 0.8, strokeDasharray: 'none' } as const;

const Drawing = memo(function Drawing({ chart, axis, size }: { chart: Prepared; axis: AxisLabels; size: PlotSize }) {
  const t = useTexts(scatterTexts);
  const plot = useMemo(() => scatterPlot({ ...chart, size }), [chart, size]);
  const { box } = plot.layout;
  const xTicks = plot.xValues.map(({ value }) => value);
  return (
    <PlotArea size={size} model={plot.model} ownKeysLabel={t('scatterChart.keys', { axis: axis.category })}>
      <SeriesRoot>
        <g className="axes">
          <GridColumns scale={plot.xScale} tickValues={xTicks} top={box.y} height={box.height} />
          {plot.xValues.map(({ value, text }) => (
            <text key={value} x={plot.xScale(value)} y={box.y + box.height + size.fontSize * 1.7} textAnchor="middle">
              {text}
            </text>
          ))}
        </g>
        <Axes size={size} layout={plot.layout} labels={axis} />
        <g className="lines">
          {chart.colors.map((color, index) => (
            // By index: series ids can repeat.
            <path
              key={index}
              data-color={color}
              data-points
              style={{ ...seriesStyle(color), ...DOT }}
              d={plot.paths[index]}
            />
          ))}
        </g>
        <Thresholds lines={plot.lines} />
      </SeriesRoot>
    </PlotArea>
  );
});

/**
 * Two figures of each of many things as points: whether one goes with the other, and which things are apart. `onSelect` gets the
 * point as its category.
 */
export function ScatterChart(props: ScatterChartProps) {
  const t = useTexts(scatterTexts);
  const shared = useTexts(chartsTexts);
  const chart = useScatterChart(props);
  const { axis } = props;
  const notes = [
    ...(chart.unknown === 0 ? [] : [t('scatterChart.unknown', { count: chart.unknown })]),
    ...(chart.gaps === 0 ? [] : [shared('seriesChart.logGaps', { count: chart.gaps })]),
  ];
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.points.length === 0}
      table={chart.table}
      datumOf={chart.cellDatum}
      legend={chart.legend}
      spoken={chart.spoken}
      note={notes.join(' ') || undefined}
    >
      {(size) => <Drawing chart={chart} axis={axis} size={size} />}
    </ChartFrame>
  );
}
