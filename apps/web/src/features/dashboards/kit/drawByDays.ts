import type { DateRange } from '@sereno/domain/calendar';
import type { Catalogue } from '@sereno/ui/locale';
import type { ChartSeries } from '@sereno/ui/charts';
import type { Drawing } from './DashboardChart.tsx';
import { periodAxis } from './periodAxis.ts';

/**
 * Draws rows over the days of their period, or over its weeks where it has too many days, and over the period before (DSH-04, DSH-05,
 * DSH-08, SAL-20).
 * @param weekName What a week is called by its first and its last day.
 * @param seriesOf The series of rows, a value for each of the bins.
 */
export function drawByDays<Rows, C extends Catalogue>(
  { rows, before, isCompared, range, locale }: Drawing<Rows, C>,
  weekName: (days: { readonly start: string; readonly end: string }) => string,
  seriesOf: (bins: readonly DateRange[], rows: Rows) => readonly ChartSeries[],
) {
  const { categories, bins, previousBins, previousCategories, isByWeek, daysOf } = periodAxis(range, locale, weekName);
  return {
    isByWeek,
    /** The days of a mark. */
    daysOf,
    chart: {
      categories,
      series: rows === null ? [] : seriesOf(bins, rows),
      previous: before === undefined || before === null ? undefined : seriesOf(previousBins, before),
      previousCategories,
      compareLoading: isCompared && before === undefined,
    },
  };
}
