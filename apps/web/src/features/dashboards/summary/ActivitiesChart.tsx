import { ACTIVITY_COUNTERS, type ActivityCount, type ActivityCounter, counterOf } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { type ActivityAsk, binSums } from '@sereno/domain/dashboards';
import { BarChart, type ChartMark } from '@sereno/ui/charts';
import { memo, useCallback } from 'react';
import { activitiesTexts } from '../../../i18n/activities/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { ACTIVITY_COLORS } from '../kit/activityColors.ts';
import { activityCountsQuery } from '../filters/dashboardQueries.ts';
import { CHART_HEIGHT } from './chartHeight.ts';
import type { ChartPartProps } from './partProps.ts';
import { type SeriesOf, useDayChart } from './useDayChart.ts';

const countsOf = (bins: readonly DateRange[], rows: readonly ActivityCount[], counter: ActivityCounter) =>
  binSums(
    bins,
    rows.flatMap((row) => (counterOf(row.activityTypeId) === counter ? [{ date: row.date, value: row.count }] : [])),
  );

/** Activities by day and type (DSH-05). */
export const ActivitiesChart = memo(function ActivitiesChart({ filters, onOpen, csv, print }: ChartPartProps) {
  const { t } = useText(summaryTexts);
  const { t: counterName } = useText(activitiesTexts);
  const seriesOf = useCallback<SeriesOf<readonly ActivityCount[]>>(
    (days, rows) =>
      ACTIVITY_COUNTERS.map((counter) => ({
        id: counter,
        name: counterName(`activities.${counter}`),
        values: countsOf(days, rows, counter),
        color: ACTIVITY_COLORS[counter],
      })),
    [counterName],
  );
  const { chart, isByWeek, daysOf } = useDayChart(activityCountsQuery, filters, seriesOf);
  const select = (mark: ChartMark) => {
    const days = daysOf(mark);
    if (days !== undefined) onOpen(askOf(days, mark));
  };
  return (
    <BarChart
      {...chart}
      title={t(isByWeek ? 'summary.activitiesByWeek' : 'summary.activitiesByDay')}
      layout="stacked"
      height={CHART_HEIGHT}
      axis={{ category: t(isByWeek ? 'summary.week' : 'summary.day'), value: t('summary.activities') }}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('summary.open')}
    />
  );
});

/** The activities of a mark; those of all kinds where it stands for the whole bar. */
function askOf(days: DateRange, { series }: ChartMark): ActivityAsk {
  const counter = ACTIVITY_COUNTERS.find((known) => known === series);
  return { kind: 'activities', days, ...(counter !== undefined && { counter }) };
}
