import type { Scope } from '@sereno/domain/access';
import type { ActivityCount } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { Schema } from '../../database/schema.ts';

/** Counts the activities of a scope, open and ended, by day and type; both ends of the range included (ACD-07). */
export async function countActivities(db: Kysely<Schema>, scope: Scope, range: DateRange): Promise<ActivityCount[]> {
  return db
    .selectFrom('activity')
    .where('activity_date', '>=', range.start)
    .where('activity_date', '<=', range.end)
    .where(withinScope(scope, 'activity'))
    .groupBy(['activity_date', 'activity_type_id'])
    .orderBy('activity_date')
    .orderBy('activity_type_id')
    .select(['activity_date as date', 'activity_type_id as activityTypeId', sql<number>`count(*)::integer`.as('count')])
    .execute();
}
