import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import { type ActivityCounter, CALENDAR_REFRESH_DELAY_MS, countsByDay, totalsByCounter } from '@sereno/domain/activity';
import { type CalendarDate, monthName, monthOf, monthRange, timeIn } from '@sereno/domain/calendar';
import type { FilterPlan } from '@sereno/domain/dashboards';
import { Button, Card } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { DatePicker, MonthCalendar } from '@sereno/ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { activitiesTexts } from '../../../i18n/activities/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { useToday } from '../../../platform/clock.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { DetailDrawer } from '../detail/DetailDrawer.tsx';
import { useSettled } from '../kit/useSettled.ts';
import { Columns, GoTo, Page, SectionTitle, Toolbar, UpdatedAt } from './ActivitiesDashboardPage.styles.ts';
import { ActivityCounters } from './ActivityCounters.tsx';
import { activityCountsQuery } from './activityCounts.ts';
import { DayCard } from './DayCard.tsx';
import { LazyChart } from './LazyChart.tsx';
import { useActivityRows } from './useActivityRows.ts';
import { SELECTABLE, useSelectedDay } from './useSelectedDay.ts';

/** Nothing but the month that is shown narrows this dashboard. */
const MONTH_ALONE: FilterPlan = { id: 'activities', levels: [] };

/**
 * `/activities-dashboard`: what a month and one of its days hold, by kind of activity, a calendar that marks the days that
 * have any, and the kinds day by day (ACD-01 to ACD-08).
 */
export function ActivitiesDashboardPage() {
  const { t, locale } = useText(activitiesTexts);
  const { config } = usePlatform();
  const user = useAtomValue(sessionAtom)?.user;
  const calls = useCalls();
  const today = useToday();
  const { day, month, select, showMonth } = useSelectedDay(today);
  const settled = useSettled(month, CALENDAR_REFRESH_DELAY_MS);
  const query = useQuery({ ...activityCountsQuery(calls, month), enabled: settled });
  const counts = shownData(query);
  const marks = useMemo(() => countsByDay(counts ?? []), [counts]);
  const open = useActivityRows();
  const openMark = useCallback(
    (date: CalendarDate, counter: ActivityCounter | null) => open({ start: date, end: date }, counter),
    [open],
  );
  const range = monthRange(month);
  const monthTitle = t('activitiesDashboard.month', { month: monthName(month, formatTag(locale)) });

  return (
    <Page>
      <Toolbar>
        <SectionTitle>{monthTitle}</SectionTitle>
        <GoTo>
          <DatePicker
            label={t('activitiesDashboard.goTo')}
            required
            size="small"
            value={day}
            onChange={(next) => next !== null && select(next)}
            today={today}
            min={SELECTABLE.start}
            max={SELECTABLE.end}
          />
        </GoTo>
        <UpdatedAt>
          {counts === null && t('activitiesDashboard.noData')}
          {counts &&
            t('activitiesDashboard.updatedAt', { time: timeIn(config.timeZone, new Date(query.dataUpdatedAt)) })}
        </UpdatedAt>
        <Button size="small" startIcon={<RefreshCw />} busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('activitiesDashboard.refresh')}
        </Button>
      </Toolbar>
      <Region>
        <ActivityCounters
          label={monthTitle}
          totals={counts && totalsByCounter(counts)}
          onOpen={(counter) => open(range, counter)}
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
              busy={counts === undefined}
            />
          </Region>
        </Card>
        <DayCard day={day} today={today} counts={counts} />
      </Columns>
      <Region resetKey={month}>
        <LazyChart
          month={month}
          counts={counts}
          refreshing={query.isFetching && Boolean(counts)}
          csv={user !== undefined && canDownloadCsv(user, config)}
          print={user !== undefined && canPrint(user, config)}
          onOpen={openMark}
        />
      </Region>
      <DetailDrawer plan={MONTH_ALONE} filters={{ range, compare: false, chosen: {} }} />
    </Page>
  );
}
