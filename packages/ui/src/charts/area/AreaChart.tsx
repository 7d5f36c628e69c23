'use client';
import { Area, LinePath } from '@visx/shape';
import { Fragment } from 'react';
import { seriesDrawing } from '../axes/seriesDrawing.tsx';
import type { StackPiece } from '../axes/stack.ts';
import { type SeriesChartProps, useSeriesChart } from '../axes/useSeriesChart.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { seriesStyle } from '../series/seriesStyle.ts';
import { areaPlot } from './areaPlot.ts';

export type AreaChartProps = SeriesChartProps;

const isPiece = (piece: StackPiece): boolean => piece !== null;

const Drawing = seriesDrawing(areaPlot, (plot, chart) => {
  const { scale } = plot.layout;
  return (
    <>
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
      {plot.before && (
        <g className="before">
          <LinePath {...plot.before} />
          <LinePath {...plot.before} data-previous />
        </g>
      )}
    </>
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
      spoken={chart.spoken}
    >
      {(size) => <Drawing categories={categories} axis={axis} chart={chart} size={size} />}
    </ChartFrame>
  );
}
