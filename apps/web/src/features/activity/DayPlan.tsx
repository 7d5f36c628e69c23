import type { SessionUser } from '@sereno/domain/session';
import { Button, IconButton } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useToday } from '../../platform/clock.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { rowName } from './activityRow.ts';
import { Foot, Rows } from './DayPlan.styles.ts';
import { PlanCard, PlanRow } from './PlanCard.tsx';
import { activityListQuery } from './activityQueries.ts';
import { activityList } from './useActivityLists.ts';
import { useActivityWork } from './useActivityWork.ts';
import type { RowList } from './nextRow.ts';

/** So many activities of the day are shown; the list has all of them. */
const MOST = 4;

export type DayPlanProps = {
  user: SessionUser;
  /** The leads that wait for the person, in one line; nothing where none do. */
  leads: ReactNode;
};

/** The activities of today, what comes next first, each with its one button: the list's own rows and what is done with them. */
export function DayPlan({ user, leads }: DayPlanProps) {
  const { t } = useText(activityTexts);
  const { config } = usePlatform();
  const plan = useRef<HTMLElement>(null);
  const table = useRef<RowList>(null);
  const today = activityList(useQuery(activityListQuery(useCalls(), 'today', useToday())));
  const work = useActivityWork({ user, activities: today.activities, tab: 'today', table, page: plan });
  const context = { ...work.actions, t, channels: config.channels, starting: work.starting, showsKeys: false };
  return (
    <PlanCard
      title={t('activityList.todayTitle')}
      actions={
        <IconButton label={t('activityDay.plan')} size="small" onClick={work.add}>
          <CalendarPlus />
        </IconButton>
      }
      plan={plan}
      table={table}
      work={work}
      rows={
        <Rows>
          {work.rows?.slice(0, MOST).map((row, place) => {
            const { prospectId, startTime, endTime, activityTypeName, subject, comments } = row.activity;
            return (
              <PlanRow
                key={row.activity.id}
                row={row}
                when={[startTime, endTime].filter(Boolean).join('–')}
                name={
                  prospectId === null ? (
                    rowName(row)
                  ) : (
                    <Link href={paths.prospectDetail(prospectId)}>{rowName(row)}</Link>
                  )
                }
                detail={[activityTypeName, subject, comments].filter(Boolean).join(' · ')}
                isNext={place === 0}
                hasMenu
                context={context}
              />
            );
          })}
        </Rows>
      }
      isFetching={today.isFetching}
      onRetry={today.refetch}
      emptyText={t('activityDay.nothing')}
      emptyAction={
        <Button variant="primary" startIcon={<CalendarPlus />} onClick={work.add}>
          {t('activityDay.plan')}
        </Button>
      }
      foot={
        <Foot>
          <span>{leads}</span>
          <Link href={paths.activity} data-after-rows="">
            {t('activityDay.all')}
          </Link>
        </Foot>
      }
    />
  );
}
