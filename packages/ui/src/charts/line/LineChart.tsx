'use client';
import { LinePath } from '@visx/shape';
import { Fragment, memo, useMemo } from 'react';
import { Axes } from '../axes/Axes.tsx';
import { SeriesRoot } from '../axes/Axes.styles.ts';
import { type SeriesChartProps, useSeriesChart, type SeriesChart } from '../axes/useSeriesChart.ts';
import type { DrawnSeries } from '../axes/drawnSeries.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
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

type DrawingProps = Pick<LineChartProps, 'categories' | 'axis'> & { chart: SeriesChart; size: PlotSize };

const Drawing = memo(function Drawing({ chart, categories, axis, size }: DrawingProps) {
  const hasLabels = axis !== undefined;
  const plot = useMemo(() => linePlot({ chart, categories, size, hasLabels }), [chart, categories, size, hasLabels]);
  return (
    <PlotArea size={size} model={plot.model}>
      <SeriesRoot>
        <Axes size={size} layout={plot.layout} labels={axis} />
        <g className="lines">
          <Lines plot={plot} drawn={chart.before} isPrevious />
          <Lines plot={plot} drawn={chart.drawn} isPrevious={false} />
          {plot.names.map(({ text, x, y }) => (
            <text key={y} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      </SeriesRoot>
    </PlotArea>
  );
});

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
      namedFrom={namedFrom(chart)}
    >
      {(size) => <Drawing categories={categories} axis={axis} chart={chart} size={size} />}
    </ChartFrame>
  );
}
