'use client';
import { drawable } from '@sereno/domain/figure';
import { memo, useMemo } from 'react';
import { Axes, type AxisLabels } from '../axes/Axes.tsx';
import { SeriesRoot } from '../axes/Axes.styles.ts';
import { Thresholds } from '../axes/Thresholds.tsx';
import { useThresholds } from '../axes/useThresholds.ts';
import { TICK_DECIMALS } from '../axes/useSeriesChart.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { useFormats, useTexts } from '../../locale/index.ts';
import { histogramTexts } from '../../locale/texts/es/histogram.ts';
import type { ChartTable, ChartThreshold } from '../series/chartData.ts';
import { formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import { seriesStyle } from '../series/seriesStyle.ts';
import type { SeriesColor } from '../../theme/index.ts';
import { histogramBins, type HistogramBin } from './histogramBins.ts';
import { histogramPlot, type HistogramPlotInput } from './histogramPlot.ts';

export type HistogramProps = FrameProps & {
  /** In any order, in the `unit` of the chart; null, NaN and what is infinite are left out. The same array until they change. */
  values: readonly (number | null)[];
  /** About how many intervals, 1 to 60; their ends are round. Default: by the rule of Freedman and Diaconis. */
  bins?: number | undefined;
  /** Values to compare with, each a dashed line with its label; the intervals reach to them. The same array until they change. */
  thresholds?: readonly ChartThreshold[] | undefined;
  /** Default 1, the first colour of the charts. */
  color?: SeriesColor | undefined;
  /** Titles of the values, as its category, and of their counts. Default: none, when title and labels are clear. */
  axis?: AxisLabels | undefined;
};

type Prepared = Pick<HistogramPlotInput, 'bins' | 'thresholds' | 'writeCount' | 'writeEnd' | 'tipOf' | 'datumOf'> & {
  readonly spoken: string | undefined;
  readonly table: () => ChartTable;
};

/** An empty interval has no rows to open. */
const datumOf: HistogramPlotInput['datumOf'] = ({ from, to, count }) =>
  count === 0 ? null : { category: `${from}..${to}`, series: null };

/** The intervals, and their texts; stable while the props are. */
function useHistogram({ values, bins: wanted, axis, ...frame }: HistogramProps): Prepared {
  const t = useTexts(histogramTexts);
  const formats = useFormats();
  const unit = frame.formatValue ?? frame.unit ?? 'count';
  const category = axis?.category ?? t('histogram.interval');
  const measured = axis?.value ?? t('histogram.count');
  const { thresholds, spoken } = useThresholds(frame.thresholds, unit);
  return useMemo(() => {
    const reach = thresholds.map(({ value }) => value);
    const bins = histogramBins(values, { wanted, isWhole: unit === 'count', reach });
    const unknown = values.filter((value) => drawable(value) === null).length;
    const all = values.length - unknown;
    const share = (count: number): number => Math.round((count / all) * 1000) / 10;
    const nameOf = (bin: HistogramBin): string => {
      const ends = { from: formatFigure(bin.from, unit, formats), to: formatFigure(bin.to, unit, formats) };
      return bin === bins.at(-1) ? t('histogram.last', ends) : t('histogram.range', ends);
    };
    return {
      bins,
      thresholds,
      spoken,
      datumOf,
      writeCount: (count) => formatShortFigure(count, 'count', formats),
      writeEnd: (value) => formatShortFigure(value, unit, formats, TICK_DECIMALS),
      tipOf: (bin) => ({
        title: nameOf(bin),
        rows: [
          { id: 'count', name: measured, value: formatFigure(bin.count, 'count', formats) },
          { id: 'share', name: t('histogram.share'), value: formatFigure(share(bin.count), 'percent', formats) },
        ],
      }),
      table: () => ({
        columns: [
          { title: category },
          { title: measured, unit: 'count' },
          { title: t('histogram.share'), unit: 'percent' },
        ],
        rows: [
          ...bins.map((bin) => [nameOf(bin), bin.count, share(bin.count)]),
          ...(unknown === 0 ? [] : [[t('histogram.unknown'), unknown, null]]),
        ],
      }),
    };
  }, [values, wanted, thresholds, spoken, unit, formats, t, category, measured]);
}

type DrawingProps = { chart: Prepared; axis: AxisLabels | undefined; color: SeriesColor; size: PlotSize };

const Drawing = memo(function Drawing({ chart, axis, color, size }: DrawingProps) {
  const hasLabels = axis !== undefined;
  const plot = useMemo(() => histogramPlot({ ...chart, size, hasLabels }), [chart, size, hasLabels]);
  return (
    <PlotArea size={size} model={plot.model}>
      <SeriesRoot>
        <Axes size={size} layout={plot.layout} labels={axis} />
        <g className="axes">
          {plot.ends.map(({ x, y, text }) => (
            <text key={x} x={x} y={y} textAnchor="middle">
              {text}
            </text>
          ))}
        </g>
        <g className="bars" data-thin={plot.isThin || undefined}>
          <path data-color={color} style={seriesStyle(color)} d={plot.path} />
        </g>
        <Thresholds lines={plot.lines} />
      </SeriesRoot>
    </PlotArea>
  );
});

/**
 * How values are spread: bars of their counts in intervals, side by side. `onSelect` gets the interval as its category,
 * '0..10'.
 */
export function Histogram(props: HistogramProps) {
  const { axis, color = 1 } = props;
  const chart = useHistogram(props);
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.bins.length === 0}
      table={chart.table}
      spoken={chart.spoken}
      datumOf={(row, column) => {
        const bin = column === 1 ? chart.bins[row] : undefined;
        return bin === undefined ? null : datumOf(bin);
      }}
    >
      {(size) => <Drawing chart={chart} axis={axis} color={color} size={size} />}
    </ChartFrame>
  );
}
