import { BarChart, type ChartMark } from '@sereno/ui/charts';
import { memo, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { tracingCountsQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { CHART_HEIGHT } from './chartHeight.ts';
import type { ChartPartProps } from './partProps.ts';

/** With which outcome activities ended, the most frequent first (DSH-06). */
export const TracingsChart = memo(function TracingsChart({ filters, onOpen, csv, print }: ChartPartProps) {
  const { t } = useText(summaryTexts);
  const { data: tracings, refreshing, isOld } = useDashboardQuery(tracingCountsQuery, filters);
  const sorted = useMemo(() => (tracings ?? []).toSorted((one, other) => other.count - one.count), [tracings]);
  // A name may stand twice in an answer, so a mark is known by its place.
  const categories = useMemo(() => sorted.map(({ name }, index) => ({ id: String(index), label: name })), [sorted]);
  const name = t('summary.activities');
  const series = useMemo(() => [{ id: 'tracings', name, values: sorted.map(({ count }) => count) }], [sorted, name]);
  const select = ({ category }: ChartMark) => {
    const tracingId = sorted[Number(category)]?.id ?? null;
    if (tracingId !== null && !isOld) onOpen({ kind: 'activities', state: 'ended', tracingId });
  };
  return (
    <BarChart
      title={t('summary.tracings')}
      direction="horizontal"
      height={CHART_HEIGHT}
      loading={tracings === undefined}
      failed={tracings === null}
      refreshing={refreshing}
      categories={categories}
      series={series}
      axis={{ category: t('summary.tracing'), value: name }}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('summary.open')}
    />
  );
});
