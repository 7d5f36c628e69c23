'use client';
import { LinePath } from '@visx/shape';
import { Fragment } from 'react';
import { seriesDrawing } from '../axes/seriesDrawing.tsx';
import { type SeriesChartProps, useSeriesChart } from '../axes/useSeriesChart.ts';
import type { DrawnSeries } from '../axes/drawnSeries.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import type { ScaleKind } from '../scale/logLevel.ts';
import { seriesStyle } from '../series/seriesStyle.ts';
import { linePlot, namedFrom, type LinePlot } from './linePlot.ts';
import { useLineScale } from './useLineScale.ts';

export type LineChartProps = SeriesChartProps & {
  /**
   * 'log' has equal steps for equal ratios: 1, 10, 100. Values of 0 and below have no place there: they are gaps, and it says how many.
   * Default 'linear'.
   */
  valueScale?: ScaleKind | undefined;
};

/** A path per series, the previous period below the current one. */
function Lines({ plot, drawn, isPrevious }: { plot: LinePlot; drawn: readonly DrawnSeries[]; isPrevious: boolean }) {
  return drawn.map((one, index) => {
    const shared = { 'data-color': one.color, 'data-previous': isPrevious || undefined, style: seriesStyle(one.color) };
    const isolated = plot.isolatedOf(one);
    return (
      // By index: series ids can repeat.
      <Fragment key={index}>
        <LinePath {...shared} {...plot.pointsOf(one)} />
        {isolated !== '' && <path {...shared} data-points d={isolated} />}
      </Fragment>
    );
  });
}

const Drawing = seriesDrawing(linePlot, (plot, chart) => (
  <g className="lines">
    <Lines plot={plot} drawn={chart.before} isPrevious />
    <Lines plot={plot} drawn={chart.drawn} isPrevious={false} />
    {plot.names.map(({ text, x, y }) => (
      <text key={y} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
));

/** A line per series over days or other ordered categories, dashed for the previous period. */
export function LineChart(props: LineChartProps) {
  const t = useTexts(chartsTexts);
  const { categories, axis, valueScale = 'linear' } = props;
  const { chart, gaps } = useLineScale(useSeriesChart(props), valueScale, categories.length);
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.isNothing}
      table={chart.table}
      datumOf={chart.datumOf}
      legend={chart.legend}
      spoken={chart.spoken}
      note={gaps === 0 ? undefined : t('seriesChart.logGaps', { count: gaps })}
      namedFrom={namedFrom(chart)}
    >
      {(size) => <Drawing categories={categories} axis={axis} chart={chart} size={size} />}
    </ChartFrame>
  );
}
