'use client';
import { Area, LinePath } from '@visx/shape';
import { Fragment, memo, useMemo } from 'react';
import { Axes } from '../axes/Axes.tsx';
import { SeriesRoot } from '../axes/Axes.styles.ts';
import type { StackPiece } from '../axes/stack.ts';
import { type SeriesChartProps, useSeriesChart, type SeriesChart } from '../axes/useSeriesChart.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { seriesStyle } from '../series/seriesStyle.ts';
import { areaPlot } from './areaPlot.ts';

export type AreaChartProps = SeriesChartProps;

const isPiece = (piece: StackPiece): boolean => piece !== null;

type DrawingProps = Pick<AreaChartProps, 'categories' | 'axis'> & { chart: SeriesChart; size: PlotSize };

const Drawing = memo(function Drawing({ chart, categories, axis, size }: DrawingProps) {
  const hasLabels = axis !== undefined;
  const plot = useMemo(() => areaPlot({ chart, categories, size, hasLabels }), [chart, categories, size, hasLabels]);
  const { scale } = plot.layout;
  const before = {
    data: [...plot.sums],
    x: (_: number | null, column: number) => plot.xOf(column),
    y: (sum: number | null) => scale(sum ?? 0),
    defined: (sum: number | null) => sum !== null,
  };
  return (
    <PlotArea size={size} model={plot.model}>
      <SeriesRoot>
        <Axes size={size} layout={plot.layout} labels={axis} />
        <g className="areas">
          {chart.drawn.map(({ color }, index) => {
            const shared = { 'data-color': color, style: seriesStyle(color) };
            const isolated = plot.isolatedOf(index);
            return (
              // By index: series ids can repeat.
              <Fragment key={index}>
                <Area
                  {...shared}
                  data={[...(plot.pieces[index] ?? [])]}
                  x={(_, column) => plot.xOf(column)}
                  y0={(piece) => scale(piece?.from ?? 0)}
                  y1={(piece) => scale(piece?.to ?? 0)}
                  defined={isPiece}
                />
                {isolated !== '' && <path {...shared} data-points d={isolated} />}
              </Fragment>
            );
          })}
        </g>
        {plot.sums.length > 0 && (
          <g className="before">
            <LinePath {...before} />
            <LinePath {...before} data-previous />
          </g>
        )}
      </SeriesRoot>
    </PlotArea>
  );
});

/**
 * Areas on top of one another over days or other ordered categories: how a whole and its parts run. The previous period
 * is one dashed line, of its sums.
 */
export function AreaChart(props: AreaChartProps) {
  const chart = useSeriesChart(props);
  const { categories, axis } = props;
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.isNothing}
      table={chart.table}
      datumOf={chart.datumOf}
      legend={chart.wholeLegend}
    >
      {(size) => <Drawing categories={categories} axis={axis} chart={chart} size={size} />}
    </ChartFrame>
  );
}
