'use client';
import { memo, useMemo } from 'react';
import { Axes } from '../axes/Axes.tsx';
import { SeriesRoot } from '../axes/Axes.styles.ts';
import { Thresholds } from '../axes/Thresholds.tsx';
import { type SeriesChartProps, useSeriesChart, type SeriesChart } from '../axes/useSeriesChart.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { seriesStyle } from '../series/seriesStyle.ts';
import { barPlot, mustLie } from './barPlot.ts';

export type BarChartProps = SeriesChartProps & {
  /** Series stacked, for parts of a whole, or grouped, to compare them. Default 'stacked'. */
  layout?: 'stacked' | 'grouped' | undefined;
  /**
   * Bar direction: 'horizontal' for long category names. Default 'vertical'; on a phone, bars whose names do not fit
   * become horizontal.
   */
  direction?: 'vertical' | 'horizontal' | undefined;
};

type DrawingProps = Pick<BarChartProps, 'categories' | 'axis' | 'layout' | 'direction'> & {
  chart: SeriesChart;
  size: PlotSize;
};

const Drawing = memo(function Drawing(props: DrawingProps) {
  const { chart, categories, axis, size, layout = 'stacked', direction = 'vertical' } = props;
  const hasLabels = axis !== undefined;
  const isRows = direction === 'horizontal' || mustLie(categories, size);
  const plot = useMemo(
    () => barPlot({ chart, categories, size, hasLabels, layout, isRows }),
    [chart, categories, size, hasLabels, layout, isRows],
  );
  return (
    <PlotArea size={size} model={plot.model}>
      <SeriesRoot>
        <Axes size={size} layout={plot.layout} isRows={isRows} labels={axis} />
        <g className="bars" data-thin={plot.isThin || undefined}>
          {chart.drawn.map(({ color }, index) => (
            // By index: series ids can repeat.
            <path key={index} data-color={color} style={seriesStyle(color)} d={plot.paths[index]} />
          ))}
          {plot.previousPath !== '' && <path data-previous d={plot.previousPath} />}
          {plot.figures.length > 0 && (
            <g>
              {plot.figures.map(({ x, y, text, anchor }) => (
                <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
                  {text}
                </text>
              ))}
            </g>
          )}
        </g>
        <Thresholds lines={plot.thresholds} />
      </SeriesRoot>
    </PlotArea>
  );
});

/** Bars: stacked or grouped, vertical or horizontal. */
export function BarChart(props: BarChartProps) {
  const chart = useSeriesChart(props);
  const { categories, axis, layout, direction } = props;
  const drawing = { categories, axis, layout, direction };
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.isNothing}
      table={chart.table}
      datumOf={chart.datumOf}
      legend={chart.wholeLegend}
      spoken={chart.spoken}
    >
      {(size) => <Drawing {...drawing} chart={chart} size={size} />}
    </ChartFrame>
  );
}
