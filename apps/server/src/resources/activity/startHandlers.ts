import { scopeOf } from '@sereno/domain/access';
import { isOnTime, isStartable } from '@sereno/domain/activity';
import { dateIn, timeIn } from '@sereno/domain/calendar';
import { viewerOf } from '../../access/authentication.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ActivityContext } from '../context.ts';
import { ACTIVITY_REFUSALS } from './refusals.ts';
import { findRow, lockActivity } from './rowQueries.ts';
import { startedOnWire, wireTime } from './wire.ts';

/** Starting an activity (API-15). */
export function startHandlers({ database: { db }, clock, timeZone, lateRule }: ActivityContext) {
  return {
    async startActivity(call) {
      const viewer = viewerOf(call);
      const scope = scopeOf(viewer);
      return db.transaction().execute(async (trx) => {
        const activity = await lockActivity(trx, scope, call.params.id);
        if (activity === undefined) return REFUSALS.notFound();
        if (activity.ended_at !== null) return ACTIVITY_REFUSALS.ended();
        // Read after the lock: the start counts from when the lock was taken.
        const now = clock();
        const today = dateIn(timeZone, now);
        if (activity.started_at === null) {
          const { activity_date: date, start_time } = activity;
          if (!isStartable(date, { today, rule: lateRule })) return ACTIVITY_REFUSALS.notInTime();
          const onTime = isOnTime({ date, time: wireTime(start_time) }, { date: today, time: timeIn(timeZone, now) });
          await trx
            .updateTable('activity')
            .set({ started_at: now, on_time: onTime })
            .where('id', '=', activity.id)
            .execute();
        }
        const row = await findRow(trx, scope, activity.id);
        if (row === undefined) return REFUSALS.notFound();
        return { status: 201, body: startedOnWire(row, { viewer, timeZone, today }) };
      });
    },
  } satisfies Handlers;
}
