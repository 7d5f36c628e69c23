import { ACTIVITY_COUNTERS, type ActivityCount, type ActivityCounter, dailyTotals } from '@sereno/domain/activity';
import { type CalendarDate, type CalendarMonth, monthRange, parseIsoDate } from '@sereno/domain/calendar';
import { BarChart, type ChartMark, dayCategories } from '@sereno/ui/charts';
import { formatTag } from '@sereno/ui/locale';
import { useCallback, useMemo } from 'react';
import { activitiesTexts } from '../../../i18n/activities/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { ACTIVITY_COLORS } from '../kit/activityColors.ts';
import { CHART_HEIGHT } from './chartHeight.ts';

export type ActivityChartProps = {
  /** The month that is shown. */
  month: CalendarMonth;
  /** Undefined while they load, null when there are none to show. */
  counts: readonly ActivityCount[] | null | undefined;
  /** Newer ones are on their way. */
  refreshing: boolean;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
  /** Shows the activities of a day, of all counters or of one. */
  onOpen: (day: CalendarDate, counter: ActivityCounter | null) => void;
};

/** The share of each kind of activity on each day of the month (ACD-01, ACD-03). */
export function ActivityChart({ month, counts, refreshing, csv, print, onOpen }: ActivityChartProps) {
  const { t, locale } = useText(activitiesTexts);
  // The same objects from render to render, so that the drawing is not made again.
  const drawn = useMemo(() => {
    const range = monthRange(month);
    const totals = dailyTotals(counts ?? [], range);
    return {
      categories: dayCategories(range, formatTag(locale)),
      series: ACTIVITY_COUNTERS.map((counter) => ({
        id: counter,
        name: t(`activities.${counter}`),
        values: totals[counter],
        color: ACTIVITY_COLORS[counter],
      })),
      axis: { category: t('activitiesDashboard.axisDay'), value: t('activitiesDashboard.axisCount') },
    };
  }, [month, counts, locale, t]);
  const select = useCallback(
    ({ category, series }: ChartMark) => {
      const day = parseIsoDate(category);
      if (day !== null) onOpen(day, ACTIVITY_COUNTERS.find((counter) => counter === series) ?? null);
    },
    [onOpen],
  );
  return (
    <BarChart
      title={t('activitiesDashboard.byDay')}
      height={CHART_HEIGHT}
      layout="stacked"
      loading={counts === undefined}
      failed={counts === null}
      refreshing={refreshing}
      {...drawn}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('activitiesDashboard.open')}
    />
  );
}
