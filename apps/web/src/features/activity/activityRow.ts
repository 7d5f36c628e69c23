import {
  type Activity,
  activityDistance,
  type ActivityDistance,
  latestFirst,
  type OpenActivityStatus,
  openActivityStatus,
  type TimingContext,
  visibleContact,
} from '@sereno/domain/activity';
import type { TimeOfDay } from '@sereno/domain/calendar';
import type { SessionUser } from '@sereno/domain/session';

/** Where a row stands; 'queued' while what was saved of it waits to be sent. */
export type RowStatus = OpenActivityStatus | 'queued';

/** A row of the list. */
export type ActivityRow = {
  /** With the contact data that the person may see, whatever the host has sent (ACL-18). */
  readonly activity: Activity;
  readonly status: RowStatus;
  /** How late it is, or how soon it comes; null without a time of today. */
  readonly distance: ActivityDistance | null;
  /** Whether the person may begin, end and reschedule it (`canWorkActivities`). */
  readonly canWork: boolean;
  /** It was started, and that waits to be sent. */
  readonly isStartQueued: boolean;
  /** Something was typed for it and not sent. */
  readonly hasDraft: boolean;
};

export type RowContext = {
  readonly viewer: Pick<SessionUser, 'id' | 'roleId'>;
  /** Whether that person begins, ends and reschedules activities. */
  readonly canWork: boolean;
  readonly timing: TimingContext;
  /** The time of the day. */
  readonly time: TimeOfDay;
  /** The activities whose ending or rescheduling waits to be sent. */
  readonly queued: ReadonlySet<number>;
  /** The activities whose start waits to be sent. */
  readonly startsQueued: ReadonlySet<number>;
  /** The activities with a draft. */
  readonly drafted: ReadonlySet<number>;
};

/** What stands where a name is not known. */
export const UNNAMED = '—';

/** The activities as that person sees them: what should have begun first, the rest in the order in which they came. */
export function activityRows(
  activities: readonly Activity[],
  { viewer, canWork, timing, time, queued, startsQueued, drafted }: RowContext,
): readonly ActivityRow[] {
  const now = { date: timing.today, time };
  return latestFirst(activities, now).map((activity) => {
    const isStartQueued = startsQueued.has(activity.id);
    const known = isStartQueued ? { ...activity, started: true } : activity;
    return {
      activity: { ...activity, contact: visibleContact(activity, viewer) },
      status: queued.has(activity.id) ? 'queued' : openActivityStatus(known, timing),
      distance: activityDistance(activity, now),
      canWork,
      isStartQueued,
      hasDraft: drafted.has(activity.id),
    };
  });
}

/** Whose activity it is. */
export const rowName = ({ activity }: ActivityRow): string => activity.prospectName || UNNAMED;

/** What tells a row from the others: several may be with one prospect. */
export const rowLabel = (row: ActivityRow): string => [rowName(row), row.activity.startTime ?? ''].join(' ').trim();

/** What distinguishes a row. */
export const rowId = ({ activity }: ActivityRow): string => String(activity.id);
