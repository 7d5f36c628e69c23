import { type NamedSales, largestSales } from '@sereno/domain/dashboards';
import { type ChartMark, DonutChart, type SeriesColor } from '@sereno/ui/charts';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import { type SalesChartProps, UNITS } from './chartProps.ts';

export type DownPaymentsChartProps = SalesChartProps & {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly NamedSales[] | null | undefined;
};

/** How the down payments were made (SAL-24). */
export const DownPaymentsChart = memo(function DownPaymentsChart(props: DownPaymentsChartProps) {
  const { rows, measure, refreshing, csv, print, onOpen } = props;
  const { t } = useText(salesDashboardTexts);
  const sorted = useMemo(() => largestSales(rows ?? [], measure, Infinity).rows, [rows, measure]);
  // A name may stand twice in an answer, so a mark is known by its place.
  const slices = useMemo(() => {
    const names = sorted.map(({ name }) => name).toSorted();
    return sorted.map((row, index) => ({
      id: String(index),
      name: row.name || t('sales.unnamed'),
      value: row[measure],
      // By its name, so that it is the same whatever is measured.
      color: COLORS[names.indexOf(row.name)] ?? 'neutral',
    }));
  }, [sorted, measure, t]);
  const select = useCallback(
    ({ category }: ChartMark) => {
      const row = sorted[Number(category)];
      if (row !== undefined && row.name !== '')
        onOpen({ kind: 'contracts', basis: 'sold', downPaymentMethod: row.name });
    },
    [sorted, onOpen],
  );
  return (
    <DonutChart
      title={t(measure === 'amount' ? 'sales.downPaymentMethods' : 'sales.downPaymentContracts')}
      unit={UNITS[measure]}
      height={HEIGHT}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      slices={slices}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('sales.open')}
    />
  );
});

const COLORS: readonly SeriesColor[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** A figure stands above it. */
const HEIGHT = 240;
