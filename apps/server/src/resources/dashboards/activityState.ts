import { dateIn, timeIn } from '@sereno/domain/calendar';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What became of an activity, as far as the dashboards tell (DSH-02, DSH-03, DSH-06). */
export type ActivityState = 'onTime' | 'unattended' | 'ended';

/** When it is asked, and in which zone. */
export type Moment = { readonly now: Date; readonly timeZone: string };

/**
 * The condition that keeps the activities of a state: the domain's rules as SQL. On time is what `isOnTime` found when one was
 * begun (ACL-27), unattended what `isUnattended` says of the minute that the clocks of the zone show; a test asks both of the
 * same rows.
 */
export function inState(state: ActivityState, { now, timeZone }: Moment): RawBuilder<SqlBool> {
  switch (state) {
    case 'onTime':
      return sql<SqlBool>`activity.on_time`;
    case 'ended':
      return sql<SqlBool>`activity.ended_at is not null`;
    default: {
      const today = sql`${dateIn(timeZone, now)}::date`;
      const isPast = sql`(activity.activity_date < ${today}
        or (activity.activity_date = ${today} and activity.start_time < ${timeIn(timeZone, now)}::time))`;
      return sql<SqlBool>`activity.ended_at is null and activity.started_at is null and ${isPast}`;
    }
  }
}
