import type { Scope } from '@sereno/domain/access';
import type { ActivityCount } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
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

/** Books an activity and gives its id. */
export async function insertActivity(db: Kysely<Schema>, row: Insertable<Schema['activity']>): Promise<number> {
  const { id } = await db.insertInto('activity').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes what an activity came to. */
export async function updateActivity(
  db: Kysely<Schema>,
  id: number,
  change: Updateable<Schema['activity']>,
): Promise<void> {
  await db.updateTable('activity').set(change).where('id', '=', id).execute();
}
