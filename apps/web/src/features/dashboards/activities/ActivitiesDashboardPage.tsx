import { CALENDAR_REFRESH_DELAY_MS, countsByDay, totalsByCounter } from '@sereno/domain/activity';
import { monthName, monthOf, monthRange, timeIn } from '@sereno/domain/calendar';
import type { FilterPlan } from '@sereno/domain/dashboards';
import { Button, Card } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { formatTag } from '@sereno/ui/locale';
import { DatePicker, MonthCalendar } from '@sereno/ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { activitiesTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { useToday } from '../../../platform/clock.ts';
import { forUser } from '../../../platform/forUser.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { Region } from '../../../platform/Region.tsx';
import { useIsNarrow } from '../../../platform/useIsNarrow.ts';
import { DashboardFrame } from '../kit/DashboardFrame.tsx';
import { LateCard, LatePart } from '../kit/LatePart.tsx';
import { useSettled } from '../kit/useSettled.ts';
import {
  CHART_HEIGHT,
  ChartPlace,
  Columns,
  GoTo,
  Heading,
  SectionTitle,
  Toolbar,
  UpdatedAt,
} from './ActivitiesDashboardPage.styles.ts';
import { ActivityCounters } from './ActivityCounters.tsx';
import { activityCountsQuery } from './activityCounts.ts';
import { DayCard } from './DayCard.tsx';
import { useActivityRows } from './useActivityRows.ts';
import { SELECTABLE, useSelectedDay } from './useSelectedDay.ts';

const ActivityChart = lazyComponent(() => import('./ActivityChart.tsx').then((module) => module.ActivityChart));

/** Nothing but the month that is shown narrows this dashboard. */
const MONTH_ALONE: FilterPlan = { id: 'activities', levels: [] };

export type ActivitiesDashboardPageProps = {
  /** A line that comes once the counters are painted. It takes the room beside the title, on a phone that below the chart. */
  late?: ReactNode;
};

/**
 * `/activities-dashboard`: what a month and one of its days hold, by kind of activity, a calendar that marks the days that
 * have any, and the kinds day by day (ACD-01 to ACD-08).
 */
export const ActivitiesDashboardPage = forUser<ActivitiesDashboardPageProps>(({ user, late }) => {
  const { t, locale } = useText(activitiesTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const today = useToday();
  const toolbar = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(toolbar);
  const { day, month, select, showMonth } = useSelectedDay(today);
  const settled = useSettled(month, CALENDAR_REFRESH_DELAY_MS);
  const query = useQuery({ ...activityCountsQuery(calls, month), enabled: settled });
  const counts = shownData(query);
  const hasFailed = query.isError && !query.isFetching;
  const marks = useMemo(() => countsByDay(counts ?? []), [counts]);
  const open = useActivityRows();
  const filters = useMemo(() => ({ range: monthRange(month), compare: false, chosen: {} }), [month]);
  const monthTitle = t('activitiesDashboard.month', { month: monthName(month, formatTag(locale)) });

  const lateLine = (
    <LatePart placeholder={null} after={counts !== undefined}>
      {late}
    </LatePart>
  );

  return (
    <DashboardFrame
      user={user}
      filters={filters}
      plan={MONTH_ALONE}
      bar={
        <Toolbar ref={toolbar}>
          <Heading>
            <SectionTitle>{monthTitle}</SectionTitle>
            {!isNarrow && lateLine}
          </Heading>
          <GoTo>
            <DatePicker
              label={t('activitiesDashboard.goTo')}
              size="small"
              value={day}
              onChange={(next) => next !== null && select(next)}
              today={today}
              min={SELECTABLE.start}
              max={SELECTABLE.end}
            />
          </GoTo>
          <UpdatedAt data-failed={hasFailed || undefined}>
            {hasFailed && <strong>{t('activitiesDashboard.notUpdated')}</strong>}{' '}
            {counts && (
              <span>
                {t('activitiesDashboard.updatedAt', { time: timeIn(config.timeZone, new Date(query.dataUpdatedAt)) })}
              </span>
            )}
          </UpdatedAt>
          <Button size="small" startIcon={<RefreshCw />} busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('activitiesDashboard.refresh')}
          </Button>
        </Toolbar>
      }
    >
      <Region>
        <ActivityCounters
          label={monthTitle}
          totals={counts && totalsByCounter(counts)}
          onOpen={(counter) => open(filters.range, counter)}
        />
      </Region>
      <Columns>
        <Card
          title={t('activitiesDashboard.calendar')}
          actions={
            <Button size="small" variant="ghost" aria-disabled={day === today} onClick={() => select(today)}>
              {t('activitiesDashboard.today')}
            </Button>
          }
        >
          <Region>
            <MonthCalendar
              month={month}
              onMonthChange={showMonth}
              value={day}
              onChange={select}
              today={today}
              minMonth={monthOf(SELECTABLE.start)}
              maxMonth={monthOf(SELECTABLE.end)}
              marks={marks}
              loading={counts === undefined}
            />
          </Region>
        </Card>
        <DayCard day={day} today={today} counts={counts} />
      </Columns>
      <ChartPlace>
        <LateCard
          title={t('activitiesDashboard.byDay')}
          height={`${CHART_HEIGHT / 16}rem`}
          after={counts !== undefined}
        >
          <ActivityChart
            month={month}
            counts={counts}
            refreshing={query.isFetching && Boolean(counts)}
            height={CHART_HEIGHT}
          />
        </LateCard>
      </ChartPlace>
      {isNarrow && lateLine}
    </DashboardFrame>
  );
});
