import type { DateRange } from '@sereno/domain/calendar';
import type { Filters } from '@sereno/domain/dashboards';
import type { ChartMark, ChartSeries, SeriesChartProps } from '@sereno/ui/charts';
import { useCallback, useMemo } from 'react';
import type { DashboardQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { usePeriodAxis } from './usePeriodAxis.ts';

/** The series of an answer, a value for each of the bins; the same function from render to render. */
export type SeriesOf<Rows> = (bins: readonly DateRange[], rows: Rows) => readonly ChartSeries[];

type DayChartProps = Pick<
  SeriesChartProps,
  'loading' | 'failed' | 'refreshing' | 'categories' | 'series' | 'previous' | 'previousCategories' | 'compareLoading'
>;

/** What a chart over the days of the period is given, and what its marks stand for. */
export type DayChart = {
  readonly chart: DayChartProps;
  /** The categories are weeks: the period has too many days. */
  readonly isByWeek: boolean;
  /** The days of a mark; undefined while the figures are those of other filters, from which nothing is opened. */
  readonly daysOf: (mark: ChartMark) => DateRange | undefined;
};

/** Asks a call for the period, and for the one before where they are compared, and lays the answers out by days (DSH-04, DSH-05, DSH-08). */
export function useDayChart<Rows>(query: DashboardQuery<Rows>, filters: Filters, seriesOf: SeriesOf<Rows>): DayChart {
  const { data, refreshing, shown, isOld } = useDashboardQuery(query, filters);
  const before = useCompared(query, filters, isOld);
  const { categories, bins, previousBins, previousCategories, isByWeek, daysOf } = usePeriodAxis(shown.range);
  const series = useMemo(() => (data ? seriesOf(bins, data) : none), [data, bins, seriesOf]);
  const previous = useMemo(
    () => (before ? seriesOf(previousBins, before) : undefined),
    [before, previousBins, seriesOf],
  );
  return {
    isByWeek,
    daysOf: useCallback((mark) => (isOld ? undefined : daysOf(mark)), [isOld, daysOf]),
    chart: {
      loading: data === undefined,
      failed: data === null,
      refreshing,
      categories,
      series,
      previous,
      previousCategories,
      compareLoading: filters.compare && before === undefined,
    },
  };
}

const none: readonly never[] = [];
