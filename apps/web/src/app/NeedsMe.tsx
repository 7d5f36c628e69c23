import { addWeeks, weekOf } from '@sereno/domain/week';
import { Card, Skeleton } from '@sereno/ui/foundation';
import { color, media, space } from '@sereno/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { activityListQuery } from '../features/activity/activityQueries.ts';
import { statesQuery } from '../features/dashboards/weeklyCommissions/weeklyQueries.ts';
import { activitiesTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { useCalls } from '../platform/calls.ts';
import { useToday } from '../platform/clock.ts';
import { paths } from '../platform/paths.ts';

/** Activities that were not done, and the week that was not signed by all. */
export type Need = 'overdue' | 'weeks';

/** One line each; on a laptop beside one another. */
const Lines = styled(Card)`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: 44px;
  }

  > div > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-inline: ${space(4)};
    color: ${color.text};
    text-decoration: none;
  }

  a:hover {
    background: ${color.surfaceSunken};
  }

  > div > :not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }

  a > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a > svg {
    flex: none;
    inline-size: 16px;
    color: ${color.textMuted};
  }

  [data-quiet] {
    color: ${color.textMuted};
  }

  @media ${media.lg} {
    > div {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }

    > div > :not(:last-child) {
      border-block-end: 0;
      border-inline-end: 1px solid ${color.border};
    }
  }
`;

/** Who needs the person, a line each that leads there; one that cannot be asked for says so and moves nothing. */
export function NeedsMe({ needs }: { needs: readonly Need[] }) {
  const { t } = useText(activitiesTexts);
  return (
    <Lines padding="none" aria-label={t('activitiesDashboard.needs')}>
      <div>
        {needs.map((need) => {
          const Line = LINES[need];
          return <Line key={need} />;
        })}
      </div>
    </Lines>
  );
}

type LineProps = {
  href: string;
  /** Undefined while it is asked for, null where no answer came. */
  text: string | null | undefined;
  /** Nothing waits. */
  isQuiet: boolean;
};

function NeedLine({ href, text, isQuiet }: LineProps) {
  const { t } = useText(activitiesTexts);
  if (text === undefined) {
    return (
      <div>
        <Skeleton width="12rem" />
      </div>
    );
  }
  return (
    <Link href={href}>
      <span data-quiet={isQuiet || text === null ? '' : undefined}>{text ?? t('activitiesDashboard.notUpdated')}</span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

type Asked<Data> = { readonly data: Data | undefined; readonly isError: boolean };

/** What a line says of its answer: what was known does not stay after a failure, for it would be taken for the present. */
const said = <Data,>({ data, isError }: Asked<Data>, text: (data: Data) => string): string | null | undefined =>
  isError ? null : data && text(data);

function OverdueActivities() {
  const { t } = useText(activitiesTexts);
  const asked = useQuery(activityListQuery(useCalls(), 'overdue', useToday()));
  const text = said(asked, ({ length: count }) =>
    count === 0 ? t('activitiesDashboard.noOverdue') : t('activitiesDashboard.overdue', { count }),
  );
  return <NeedLine href={paths.overdueActivities} text={text} isQuiet={asked.data?.length === 0} />;
}

function WeekToReview() {
  const { t } = useText(activitiesTexts);
  // The week that was closed last, which people sign now.
  const week = addWeeks(weekOf(useToday()), -1);
  const asked = useQuery(statesQuery(useCalls(), week, null));
  const open = (asked.data ?? []).filter(({ status }) => status !== 'accepted');
  const disputed = open.filter(({ status }) => status === 'inReconciliation').length;
  const text = said(asked, () => {
    const figures = { week: String(week.week), pending: open.length - disputed };
    if (open.length === 0) return t('activitiesDashboard.noWeeks', figures);
    if (disputed === 0) return t('activitiesDashboard.weeksToSign', figures);
    return t('activitiesDashboard.weeks', { ...figures, disputed });
  });
  return <NeedLine href={paths.commissions} text={text} isQuiet={open.length === 0} />;
}

const LINES = { overdue: OverdueActivities, weeks: WeekToReview } as const satisfies Record<Need, () => ReactNode>;
