'use client';
import type { Activity } from '@sereno/domain/activity';
import { fullDate } from '@sereno/domain/calendar';
import { useId, useMemo } from 'react';
import { EmptyState, type HeadingLevel, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { formatTag, useLocale, useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import { Days, SkeletonEntry } from './ActivityTimeline.styles.ts';
import { TimelineEntry, type TimelineEntryOptions } from './TimelineEntry.tsx';
import { timelineDays } from './timelineDays.ts';
import { rootOf, type RootProps } from '../../state/rootProps.ts';

export type ActivityTimelineProps = RootProps &
  TimelineEntryOptions & {
    /** The activities, in any order. Hidden while `loading`. */
    activities: readonly Activity[];
    /** Loading. Default false. */
    loading?: boolean | undefined;
    /** Newest first, for history. Default false: earliest first. */
    newestFirst?: boolean | undefined;
    /** Text when empty. Default: 'Sin actividades'. */
    emptyText?: string | undefined;
    /** Heading level of the days. Default 3. */
    headingLevel?: HeadingLevel | undefined;
  };

/** Activities by day: prospect, subject, and whether they were on time (ACL-26, ACL-27). */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { activities, loading = false, newestFirst = false, emptyText, headingLevel = 3, ...options } = props;
  const t = useTexts(activityPartsTexts);
  const locale = formatTag(useLocale());
  const id = useId();
  const days = useMemo(() => timelineDays(activities, newestFirst), [activities, newestFirst]);
  const Title = `h${headingLevel}` as const;

  const root = rootOf(props);
  if (loading) return <TimelineSkeleton {...root} />;
  if (days.length === 0) {
    return <EmptyState {...root} icon={<CalendarDays />} title={emptyText ?? t('activityTimeline.empty')} />;
  }
  return (
    <div {...root}>
      <Days>
        {days.map(({ date, activities: some }) => (
          <li key={date}>
            <Title id={`${id}${date}`} className="day">
              {fullDate(date, locale)}
            </Title>
            <ol aria-labelledby={`${id}${date}`}>
              {some.map((activity) => (
                <TimelineEntry key={activity.id} activity={activity} {...options} />
              ))}
            </ol>
          </li>
        ))}
      </Days>
    </div>
  );
}

const entry = (
  <SkeletonEntry>
    <Skeleton shape="circle" width="28px" />
    <div>
      <Skeleton width="55%" />
      <Skeleton width="80%" />
    </div>
  </SkeletonEntry>
);

/** The placeholder of a day and its first activities. */
function TimelineSkeleton(root: RootProps) {
  return (
    <SkeletonGroup {...root}>
      <Skeleton width="40%" />
      {entry}
      {entry}
      {entry}
    </SkeletonGroup>
  );
}
