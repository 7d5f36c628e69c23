import { canSeeAdviserName } from '@sereno/domain/access';
import { type Activity, isOverdue } from '@sereno/domain/activity';
import { shortDay } from '@sereno/domain/calendar';
import type { SessionUser } from '@sereno/domain/session';
import { formatTag } from '@sereno/ui/locale';
import { useRef } from 'react';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { UNNAMED } from './activityRow.ts';
import { StepRows } from './DayPlan.styles.ts';
import { PlanCard, PlanRow } from './PlanCard.tsx';
import { useActivityWork } from './useActivityWork.ts';
import type { RowList } from './nextRow.ts';

export type NextStepsProps = {
  user: SessionUser;
  /** By day and time; undefined while they load, null where they could not be fetched. */
  activities: readonly Activity[] | null | undefined;
  isFetching: boolean;
  onRetry: () => void;
  /** Called when an activity was begun, ended, moved or booked. */
  onChange: () => void;
};

/** The open activities of a prospect, what is overdue first and what comes next after that, each with its one button. */
export function NextSteps({ user, activities, isFetching, onRetry, onChange }: NextStepsProps) {
  const { t, locale } = useText(activityTexts);
  const { config } = usePlatform();
  const today = useToday();
  const plan = useRef<HTMLElement>(null);
  const table = useRef<RowList>(null);
  const work = useActivityWork({ user, activities, onChange, table, page: plan });
  const { rows } = work;
  const next = rows?.find(({ activity }) => !isOverdue(activity.date, today));
  const context = { ...work.actions, t, channels: config.channels, starting: work.starting, showsKeys: false };
  return (
    <PlanCard
      title={t('activitySteps.title')}
      plan={plan}
      table={table}
      work={work}
      rows={
        <StepRows>
          {rows?.map((row) => {
            const { date, startTime, endTime, activityTypeName, subject, comments, adviserName } = row.activity;
            const times = [startTime, endTime].filter(Boolean).join('–');
            const adviser = canSeeAdviserName(user.roleId) && adviserName;
            return (
              <PlanRow
                key={row.activity.id}
                row={row}
                when={[shortDay(date, formatTag(locale)), times].filter(Boolean).join(' ')}
                name={[activityTypeName, subject].filter(Boolean).join(' · ') || UNNAMED}
                detail={[adviser, comments].filter(Boolean).join(' · ')}
                isNext={row === next}
                context={context}
              />
            );
          })}
        </StepRows>
      }
      isFetching={isFetching}
      onRetry={onRetry}
      emptyText={t('activitySteps.nothing')}
    />
  );
}
