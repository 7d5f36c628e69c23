import { binSums, type DaySales } from '@sereno/domain/dashboards';
import { type ChartMark, LineChart } from '@sereno/ui/charts';
import { memo, useCallback } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { salesAmountsQuery } from '../filters/dashboardQueries.ts';
import { CHART_HEIGHT } from './chartHeight.ts';
import type { ChartPartProps } from './partProps.ts';
import { type SeriesOf, useDayChart } from './useDayChart.ts';

/** What was sold, day by day, over the period before (DSH-04). */
export const AmountsChart = memo(function AmountsChart({ filters, onOpen, csv, print }: ChartPartProps) {
  const { t } = useText(summaryTexts);
  const name = t('summary.amount');
  const seriesOf = useCallback<SeriesOf<readonly DaySales[]>>(
    (bins, rows) => {
      const amounts = rows.map(({ date, amount }) => ({ date, value: amount }));
      return [{ id: 'amount', name, values: binSums(bins, amounts) }];
    },
    [name],
  );
  const { chart, isByWeek, daysOf } = useDayChart(salesAmountsQuery, filters, seriesOf);
  const select = (mark: ChartMark) => {
    const days = daysOf(mark);
    if (days !== undefined) onOpen({ kind: 'contracts', basis: 'sold', days });
  };
  return (
    <LineChart
      {...chart}
      title={t(isByWeek ? 'summary.amountByWeek' : 'summary.amountByDay')}
      unit="pesos"
      height={CHART_HEIGHT}
      axis={{ category: t(isByWeek ? 'summary.week' : 'summary.day'), value: name }}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('summary.open')}
    />
  );
});
