import { binSums, type DayCount } from '@sereno/domain/dashboards';
import { BarChart, type ChartMark } from '@sereno/ui/charts';
import { memo, useCallback } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { createdProspectsQuery } from '../filters/dashboardQueries.ts';
import { CHART_HEIGHT } from './chartHeight.ts';
import type { ChartPartProps } from './partProps.ts';
import { type SeriesOf, useDayChart } from './useDayChart.ts';

/** How many prospects were registered, day by day (DSH-08). */
export const ProspectsChart = memo(function ProspectsChart({ filters, onOpen, csv, print }: ChartPartProps) {
  const { t } = useText(summaryTexts);
  const name = t('summary.prospects');
  const seriesOf = useCallback<SeriesOf<readonly DayCount[]>>(
    (bins, rows) => {
      const counts = rows.map(({ date, count }) => ({ date, value: count }));
      return [{ id: 'prospects', name, values: binSums(bins, counts) }];
    },
    [name],
  );
  const { chart, isByWeek, daysOf } = useDayChart(createdProspectsQuery, filters, seriesOf);
  const select = (mark: ChartMark) => {
    const days = daysOf(mark);
    if (days !== undefined) onOpen({ kind: 'prospects', days });
  };
  return (
    <BarChart
      {...chart}
      title={t(isByWeek ? 'summary.prospectsByWeek' : 'summary.prospectsByDay')}
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
