import { scopeOf } from '@sereno/domain/access';
import { formatWireDate } from '@sereno/domain/calendar';
import { viewerOf } from '../../access/authentication.ts';
import { dayRangeOf } from '../../http/dayRange.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ActivityContext } from '../context.ts';
import { countActivities } from './queries.ts';

/** The counts of activities by day and type (API-37). */
export function countHandlers({ database: { db } }: Pick<ActivityContext, 'database'>) {
  return {
    async getActivitiesByType(call) {
      const { InitialActivityDate, FinalActivityDate } = call.query;
      const range = dayRangeOf(InitialActivityDate, FinalActivityDate, 'FinalActivityDate');
      if ('status' in range) return range;
      const counts = await countActivities(db, scopeOf(viewerOf(call)), range);
      return {
        status: 200,
        body: counts.map(({ date, activityTypeId, count }) => ({
          ActivityTypeId: activityTypeId,
          NumActivities: count,
          ActivityDate: formatWireDate(date),
        })),
      };
    },
  } satisfies Handlers;
}
