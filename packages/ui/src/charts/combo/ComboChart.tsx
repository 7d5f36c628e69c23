'use client';
import { AxisRight } from '@visx/axis';
import { LinePath } from '@visx/shape';
import { memo, useMemo } from 'react';
import { Axes, tickTexts } from '../axes/Axes.tsx';
import { SeriesRoot } from '../axes/Axes.styles.ts';
import { Thresholds } from '../axes/Thresholds.tsx';
import { isolatedPoints, linePoints } from '../axes/linePoints.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import { shortened, textWidth } from '../scale/labels.ts';
import { seriesStyle } from '../series/seriesStyle.ts';
import { comboPlot, type ComboPlot } from './comboPlot.ts';
import { useComboChart, type ComboChart as Combined, type ComboChartProps } from './useComboChart.ts';

type EndAxisProps = Pick<ComboChartProps, 'axis'> & { plot: ComboPlot; size: PlotSize };

/** The ticks and the title of the line's axis. */
function EndAxis({ plot, size, axis }: EndAxisProps) {
  const { box } = plot.layout;
  const left = axis === undefined ? 0 : size.width - textWidth(axis.value, size.fontSize) - 2 * size.fontSize;
  return (
    <g className="axes">
      <AxisRight
        scale={plot.lineScale}
        left={box.x + box.width}
        hideTicks
        hideAxisLine
        tickLength={8}
        tickValues={plot.lineValues.map(({ value }) => value)}
        tickFormat={(_, index) => plot.lineValues[index]?.text}
        ticksComponent={tickTexts('start', size.fontSize * 0.35)}
      />
      {axis && (
        <text className="word" x={size.width} y={size.fontSize} textAnchor="end">
          {shortened(axis.line, left, size.fontSize)}
        </text>
      )}
    </g>
  );
}

type DrawingProps = Pick<ComboChartProps, 'categories' | 'axis' | 'layout'> & { chart: Combined; size: PlotSize };

const Drawing = memo(function Drawing({ chart, categories, axis, layout = 'stacked', size }: DrawingProps) {
  const hasLabels = axis !== undefined;
  const plot = useMemo(
    () => comboPlot({ chart, categories, size, hasLabels, layout }),
    [chart, categories, size, hasLabels, layout],
  );
  const { line } = chart;
  const points = linePoints(line.values, plot.places);
  const isolated = isolatedPoints(line.values, plot.places);
  const shared = { 'data-color': line.color, style: seriesStyle(line.color) };
  return (
    <PlotArea size={size} model={plot.model}>
      <SeriesRoot>
        <Axes size={size} layout={plot.layout} labels={axis} />
        <EndAxis size={size} plot={plot} axis={axis} />
        <g className="bars" data-thin={plot.isThin || undefined}>
          {chart.bars.map(({ color }, index) => (
            // By index: series ids can repeat.
            <path key={index} data-color={color} style={seriesStyle(color)} d={plot.paths[index]} />
          ))}
        </g>
        <g className="halo">
          <LinePath {...points} />
        </g>
        <g className="lines">
          <LinePath {...shared} {...points} />
          {isolated !== '' && <path {...shared} data-points d={isolated} />}
        </g>
        <Thresholds lines={plot.thresholds} />
      </SeriesRoot>
    </PlotArea>
  );
});

/**
 * Bars, and over them a line of another unit, whose axis stands at the end side: sales and their conversion. Both axes have
 * their 0 at the same height and share their grid lines.
 */
export function ComboChart(props: ComboChartProps) {
  const chart = useComboChart(props);
  const { categories, axis, layout } = props;
  return (
    <ChartFrame
      {...props}
      isEmpty={chart.isNothing}
      table={chart.table}
      datumOf={chart.datumOf}
      legend={chart.legend}
      spoken={chart.spoken}
    >
      {(size) => <Drawing categories={categories} axis={axis} layout={layout} chart={chart} size={size} />}
    </ChartFrame>
  );
}
