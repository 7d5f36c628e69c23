import { CALENDAR_REFRESH_DELAY_MS, countsByDay, totalsByCounter } from '@sereno/domain/activity';
import { fullDate, longDate, monthName, monthOf, timeIn } from '@sereno/domain/calendar';
import { Button, Card } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { DatePicker, MonthCalendar } from '@sereno/ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { activitiesTexts } from '../../i18n/activities/index.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { Columns, GoTo, Note, Page, SectionTitle, Toolbar, UpdatedAt } from './ActivitiesDashboardPage.styles.ts';
import { ActivityCounters } from './ActivityCounters.tsx';
import { activityCountsQuery } from './activityCounts.ts';
import { SELECTABLE, useSelectedDay } from './useSelectedDay.ts';
import { useSettled } from './useSettled.ts';

/**
 * `/activities-dashboard`: what a month and one of its days hold, by kind of activity, and a calendar that marks the days
 * that have any (ACD-01 to ACD-08).
 */
export function ActivitiesDashboardPage() {
  const { t, locale } = useText(activitiesTexts);
  const { config } = usePlatform();
  const calls = useCalls();
  const today = useToday();
  const { day, month, select, showMonth } = useSelectedDay(today);
  const settled = useSettled(month, CALENDAR_REFRESH_DELAY_MS);
  const query = useQuery({ ...activityCountsQuery(calls, month), enabled: settled });
  const counts = shownData(query);
  const marks = useMemo(() => countsByDay(counts ?? []), [counts]);
  const totalsOf = (range?: Parameters<typeof totalsByCounter>[1]) => counts && totalsByCounter(counts, range);

  const tag = formatTag(locale);
  const monthTitle = t('activitiesDashboard.month', { month: monthName(month, tag) });
  const dayTitle = t('activitiesDashboard.day', {
    day: day.slice(0, 4) === today.slice(0, 4) ? longDate(day, tag) : fullDate(day, tag),
  });
  const dayCount = marks.get(day) ?? 0;

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
        <ActivityCounters label={monthTitle} totals={totalsOf()} />
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
        <Card
          title={dayTitle}
          actions={
            <Note>
              {counts &&
                (dayCount > 0 ? t('activitiesDashboard.total', { count: dayCount }) : t('activitiesDashboard.none'))}
            </Note>
          }
        >
          <Region resetKey={day}>
            <ActivityCounters label={dayTitle} totals={totalsOf({ start: day, end: day })} layout="rows" />
          </Region>
        </Card>
      </Columns>
    </Page>
  );
}
