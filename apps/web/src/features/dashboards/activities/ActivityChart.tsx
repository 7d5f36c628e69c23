import { ACTIVITY_COUNTERS, type ActivityCount, dailyTotals } from '@sereno/domain/activity';
import { type CalendarMonth, monthRange, parseIsoDate } from '@sereno/domain/calendar';
import { BarChart, type ChartDatum, dayCategories } from '@sereno/ui/charts';
import { formatTag } from '@sereno/ui/locale';
import { useCallback, useMemo } from 'react';
import { activitiesTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { ACTIVITY_COLORS } from '../kit/activityColors.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { useActivityRows } from './useActivityRows.ts';

export type ActivityChartProps = {
  /** The month that is shown. */
  month: CalendarMonth;
  /** Undefined while they load, null when there are none to show. */
  counts: readonly ActivityCount[] | null | undefined;
  /** Newer ones are on their way. */
  refreshing: boolean;
  /** Height of the drawing in px. */
  height: number;
};

/** The share of each kind of activity on each day of the month (ACD-01, ACD-03). */
export function ActivityChart({ month, counts, refreshing, height }: ActivityChartProps) {
  const { exports } = useDashboard();
  const open = useActivityRows();
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
    ({ category, series }: ChartDatum) => {
      const day = parseIsoDate(category);
      if (day !== null) open({ start: day, end: day }, ACTIVITY_COUNTERS.find((counter) => counter === series) ?? null);
    },
    [open],
  );
  return (
    <BarChart
      title={t('activitiesDashboard.byDay')}
      height={height}
      layout="stacked"
      loading={counts === undefined}
      failed={counts === null}
      refreshing={refreshing}
      {...drawn}
      {...exports}
      png
      onSelect={select}
      selectLabel={t('activitiesDashboard.open')}
    />
  );
}
