import { type DateRange, formatScreenDate } from '@sereno/domain/calendar';
import { previousRange, teamAmountOf } from '@sereno/domain/dashboards';
import { BarChart } from '@sereno/ui/charts';
import type { SeriesColor } from '@sereno/ui/theme';
import { memo, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/teamSales/index.ts';
import { teamComparisonQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { CHART_HEIGHT } from './amountLook.ts';
import type { ExportProps, PartProps } from './partProps.ts';

/** That of no line of business and of no kind of amount, since each pair of bars is of another. */
const NOW_COLOR: SeriesColor = 5;

const days = ({ start, end }: DateRange) => ({ start: formatScreenDate(start), end: formatScreenDate(end) });

/** Each kind of amount beside that of as many days before (STM-13). */
export const ComparisonChart = memo(function ComparisonChart(props: Pick<PartProps, 'filters'> & ExportProps) {
  const { filters, csv, print } = props;
  const { t } = useText(teamSalesTexts);
  const { data: rows, refreshing, shown } = useDashboardQuery(teamComparisonQuery, filters);
  const drawn = useMemo(() => {
    const kinds = rows ?? [];
    const wordOf = (label: string): string => {
      const known = teamAmountOf(label);
      return known === undefined ? label : t(`teamSales.${known}`);
    };
    return {
      // A label may stand twice in an answer.
      categories: kinds.map(({ label }, index) => ({ id: String(index), label: wordOf(label) })),
      series: [
        { id: 'now', name: t('teamSales.now'), values: kinds.map(({ current }) => current), color: NOW_COLOR },
        { id: 'before', name: t('teamSales.before'), values: kinds.map(({ previous }) => previous), color: 8 as const },
      ],
      axis: { category: t('teamSales.kind'), value: t('teamSales.amount') },
    };
  }, [rows, t]);
  const [now, before] = [days(shown.range), days(previousRange(shown.range))];
  const compared = t('teamSales.comparedDays', { ...now, firstBefore: before.start, lastBefore: before.end });
  // API-42 takes no switch, and a chart that says less than the cards beside it must say so.
  const isWider = shown.switches?.includes('activeOnly') === true;
  return (
    <BarChart
      title={t('teamSales.comparison')}
      summary={isWider ? [compared, t('teamSales.comparedAll')].join(' ') : compared}
      layout="grouped"
      unit="pesos"
      height={CHART_HEIGHT}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      {...drawn}
      csv={csv}
      print={print}
      png
    />
  );
});
