import type { DateRange } from '@sereno/domain/calendar';
import { binSums, type DaySales, type SalesMeasure } from '@sereno/domain/dashboards';
import { BarChart, type ChartMark, type SeriesColor } from '@sereno/ui/charts';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import { periodAxis } from '../kit/periodAxis.ts';
import { CHART_HEIGHT, type SalesChartProps, UNITS } from './chartProps.ts';

export type DailyChartProps = SalesChartProps & {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly DaySales[] | null | undefined;
  /** Those of as many days before, in the same way. */
  previous: readonly DaySales[] | null | undefined;
  /** Whether they are compared with. */
  compare: boolean;
  /** The first and the last of the days that the rows are of. */
  start: DateRange['start'];
  end: DateRange['end'];
};

const sums = (bins: readonly DateRange[], rows: readonly DaySales[], measure: SalesMeasure) =>
  binSums(
    bins,
    rows.map((row) => ({ date: row.date, value: row[measure] })),
  );

/** What was sold, day by day, over the period before (SAL-20). */
export const DailyChart = memo(function DailyChart(props: DailyChartProps) {
  const { rows, previous, compare, start, end, measure, refreshing, csv, print, onOpen } = props;
  const { t, locale } = useText(salesDashboardTexts);
  const axis = useMemo(
    () => periodAxis({ start, end }, locale, (days) => t('sales.weekName', days)),
    [start, end, locale, t],
  );
  const { bins, previousBins, isByWeek } = axis;
  const name = t(measure === 'amount' ? 'sales.netAmount' : 'sales.contracts');
  const series = useMemo(() => {
    const values = rows ? sums(bins, rows, measure) : [];
    // Days without a sale are no data, unless the days before are to be seen over them.
    const isNothing = !compare && values.every((value) => value === 0);
    return isNothing ? [] : [{ id: measure, name, values, color }];
  }, [rows, bins, measure, name, compare]);
  const before = useMemo(
    () => (previous ? [{ id: measure, name, values: sums(previousBins, previous, measure), color }] : undefined),
    [previous, previousBins, measure, name],
  );
  const words = useMemo(
    () => ({ category: t(isByWeek ? 'sales.week' : 'sales.day'), value: name }),
    [isByWeek, name, t],
  );
  const select = useCallback(
    (mark: ChartMark) => {
      const days = axis.daysOf(mark);
      if (days !== undefined) onOpen({ kind: 'contracts', basis: 'sold', days });
    },
    [axis, onOpen],
  );
  return (
    <BarChart
      title={t(isByWeek ? 'sales.byWeek' : 'sales.byDay')}
      unit={UNITS[measure]}
      height={CHART_HEIGHT}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      categories={axis.categories}
      series={series}
      previous={before}
      compareLoading={compare && previous === undefined}
      axis={words}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('sales.open')}
    />
  );
});

/** One colour whatever is measured. */
const color: SeriesColor = 1;
