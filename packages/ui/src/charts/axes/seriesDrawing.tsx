import { memo, useMemo, type ReactNode } from 'react';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import { PlotArea } from '../frame/PlotArea.tsx';
import type { ChartCategory } from '../series/chartData.ts';
import { Axes, type AxisLabels } from './Axes.tsx';
import { SeriesRoot } from './Axes.styles.ts';
import type { BandLayout } from './bandLayout.ts';
import { Thresholds } from './Thresholds.tsx';
import type { ThresholdLine } from './thresholdLines.ts';
import type { SeriesChart } from './useSeriesChart.ts';

/** What series are laid out from. */
export type SeriesPlotInput = {
  readonly chart: SeriesChart;
  readonly categories: readonly ChartCategory[];
  readonly size: PlotSize;
  /** Whether the axes have titles. */
  readonly hasLabels: boolean;
};

type SeriesDrawingProps = Pick<SeriesPlotInput, 'chart' | 'categories' | 'size'> & { axis: AxisLabels | undefined };

type SeriesPlot = {
  readonly layout: BandLayout;
  readonly thresholds: readonly ThresholdLine[];
  readonly model: PlotModel;
};

/**
 * Makes the drawing of a kind of chart: its plot between two axes, laid out again for other data or another size only.
 * @param lay Lays it out.
 * @param draw The series, above the grid.
 */
export function seriesDrawing<Plot extends SeriesPlot>(
  lay: (input: SeriesPlotInput) => Plot,
  draw: (plot: Plot, chart: SeriesChart) => ReactNode,
) {
  return memo(function SeriesDrawing({ chart, categories, axis, size }: SeriesDrawingProps) {
    const hasLabels = axis !== undefined;
    const plot = useMemo(() => lay({ chart, categories, size, hasLabels }), [chart, categories, size, hasLabels]);
    return (
      <PlotArea size={size} model={plot.model}>
        <SeriesRoot>
          <Axes size={size} layout={plot.layout} labels={axis} />
          {draw(plot, chart)}
          <Thresholds lines={plot.thresholds} />
        </SeriesRoot>
      </PlotArea>
    );
  });
}
