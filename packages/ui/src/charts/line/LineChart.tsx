'use client';
import { LinePath } from '@visx/shape';
import { Fragment } from 'react';
import { seriesDrawing } from '../axes/seriesDrawing.tsx';
import { type SeriesChartProps, useSeriesChart } from '../axes/useSeriesChart.ts';
import type { DrawnSeries } from '../axes/drawnSeries.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { seriesStyle } from '../series/seriesStyle.ts';
import { linePlot, namedFrom, type LinePlot } from './linePlot.ts';

export type LineChartProps = SeriesChartProps;

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
  const chart = useSeriesChart(props);
  const { categories, axis } = props;
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.isNothing}
      table={chart.table}
      datumOf={chart.datumOf}
      legend={chart.legend}
      spoken={chart.spoken}
      namedFrom={namedFrom(chart)}
    >
      {(size) => <Drawing categories={categories} axis={axis} chart={chart} size={size} />}
    </ChartFrame>
  );
}
