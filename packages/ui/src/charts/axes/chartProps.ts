import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartCategory, ChartSeries } from '../series/chartData.ts';
import type { AxisWords } from './Axes.tsx';

/** Props of a chart with two axes, besides those of every chart. */
export type SeriesChartProps = FrameProps & {
  /** In axis order; names can repeat. */
  categories: readonly ChartCategory[];
  /** In the order of colours and legend; beyond eight the smallest are combined into 'Otros', with the id 'others'. */
  series: readonly ChartSeries[];
  /** Titles of the axes. Default: none, when title and labels are clear. */
  axis?: AxisWords | undefined;
  /** The same series, by id, in the previous period, dashed and not selectable. Default: none. */
  previous?: readonly ChartSeries[] | undefined;
  /**
   * The category of the previous period at each index: the tooltip names it too, '12 nov · antes 5 nov'. Default: none.
   */
  previousCategories?: readonly ChartCategory[] | undefined;
  /**
   * The previous period is loading, and its legend entry is reserved, so that the plot does not move, also for an empty
   * `previous`. Default false.
   */
  compareLoading?: boolean | undefined;
};
