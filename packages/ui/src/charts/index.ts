'use client';
export { AreaChart } from './area/AreaChart.tsx';
export type { AreaChartProps } from './area/AreaChart.tsx';
export { BarChart } from './bar/BarChart.tsx';
export type { BarChartProps } from './bar/BarChart.tsx';
export { CalendarHeatMap } from './calendar/CalendarHeatMap.tsx';
export type { CalendarHeatMapProps } from './calendar/CalendarHeatMap.tsx';
export { ComboChart } from './combo/ComboChart.tsx';
export type { ComboAxisLabels, ComboChartProps } from './combo/useComboChart.ts';
export { DonutChart } from './donut/DonutChart.tsx';
export type { DonutChartProps } from './donut/DonutChart.tsx';
export type { DonutSlice } from './donut/slices.ts';
export { FunnelChart } from './funnel/FunnelChart.tsx';
export type { FunnelChartProps } from './funnel/FunnelChart.tsx';
export type { FunnelStep } from './funnel/funnelSteps.ts';
export { GaugeChart } from './gauge/GaugeChart.tsx';
export type { GaugeChartProps } from './gauge/GaugeChart.tsx';
export { HeatGrid } from './grid/HeatGrid.tsx';
export type { HeatGridProps } from './grid/HeatGrid.tsx';
export { Histogram } from './histogram/Histogram.tsx';
export type { HistogramProps } from './histogram/Histogram.tsx';
export { ChartZoom } from './zoom/ChartZoom.tsx';
export type { ChartZoomProps, ZoomedData } from './zoom/ChartZoom.tsx';
export { useSeriesSwitch } from './legend/useSeriesSwitch.tsx';
export type { SeriesSwitch, SeriesSwitchOptions } from './legend/useSeriesSwitch.tsx';
export { LineChart } from './line/LineChart.tsx';
export type { LineChartProps } from './line/LineChart.tsx';
export { ScatterChart } from './scatter/ScatterChart.tsx';
export type { ScatterChartProps } from './scatter/ScatterChart.tsx';
export type { ScatterPoint, ScatterSeries } from './scatter/scatterPoints.ts';
export { Sparkline } from './sparkline/Sparkline.tsx';
export type { SparklineProps } from './sparkline/Sparkline.tsx';
export { dayCategories } from './axes/dayCategories.ts';
export type { AxisLabels } from './axes/Axes.tsx';
export type { SeriesChartProps } from './axes/useSeriesChart.ts';
export type { ScaleKind } from './scale/logLevel.ts';
export type { ValueEnds } from './scale/valueAxis.ts';
export type { ChartLabels, ChartTip, ChartTipRow, FrameProps, RenderTooltip } from './frame/chartTypes.ts';
export type {
  ChartCategory,
  ChartDatum,
  ChartLegendEntry,
  ChartSeries,
  ChartThreshold,
  RenderLegendEntry,
  ThresholdTone,
} from './series/chartData.ts';
export { seriesColor, seriesVariable } from '../theme/index.ts';
export type { SeriesColor } from '../theme/index.ts';
