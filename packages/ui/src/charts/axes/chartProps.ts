import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartCategory, ChartSeries } from '../series/chartData.ts';
import type { AxisWords } from './Axes.tsx';

/** What a chart with two axes is given beside the props of every chart. */
export type SeriesChartProps = FrameProps & {
  /** In the order of the axis; one name may come twice. */
  categories: readonly ChartCategory[];
  /** In the order of colours and legend; of more than eight the smallest become one, 'Otros', with the id 'others'. */
  series: readonly ChartSeries[];
  /** What the axes measure, in words. Default: none, where title and labels say it. */
  axis?: AxisWords | undefined;
  /** The same series, by their ids, in the period before, drawn dashed. They lead nowhere. Default: none. */
  previous?: readonly ChartSeries[] | undefined;
  /** The category of the period before that lies under each one: the tooltip names it too, '12 nov · antes 5 nov'. Default: none. */
  previousCategories?: readonly ChartCategory[] | undefined;
  /**
   * The period before is on its way, and the legend keeps its place, so that the drawing does not move when it comes. It is
   * kept where an empty `previous` comes of it, too. Default false.
   */
  compareLoading?: boolean | undefined;
};
