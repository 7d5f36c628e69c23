import { type Kysely, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { inState, type Moment } from './activityState.ts';
import { inRange, ofPeople, type RowFilter } from './rowFilter.ts';

const count = sql<number>`count(*)::integer`;

/** The activities planned for the days of a filter, of its people. */
const selectPlanned = (db: Kysely<Schema>, filter: RowFilter) =>
  db.selectFrom('activity').where(inRange('activity.activity_date', filter.range)).where(ofPeople(filter, 'activity'));

/** Activities, open and ended, by day and type (API-30). */
export async function countActivities(db: Kysely<Schema>, filter: RowFilter) {
  return selectPlanned(db, filter)
    .groupBy(['activity_date', 'activity_type_id'])
    .orderBy('activity_date')
    .orderBy('activity_type_id')
    .select(['activity_date as date', 'activity_type_id as typeId', count.as('count')])
    .execute();
}

/** Ended activities by tracing type, the most frequent first (API-32). */
export async function countTracings(db: Kysely<Schema>, filter: RowFilter) {
  return db
    .selectFrom(
      selectPlanned(db, filter)
        .where('activity.ended_at', 'is not', null)
        .groupBy(['activity.company_id', 'activity.tracing_type_id'])
        .select(['activity.company_id', 'activity.tracing_type_id', count.as('count')])
        .as('counted'),
    )
    .innerJoin('tracing_type as tracing', (join) =>
      join.onRef('tracing.company_id', '=', 'counted.company_id').onRef('tracing.id', '=', 'counted.tracing_type_id'),
    )
    .orderBy('counted.count', 'desc')
    .orderBy('tracing.id')
    .select(['tracing.id', 'tracing.name', 'counted.count'])
    .execute();
}

/** How many activities were attended on time (DSH-03). */
export async function countOnTime(db: Kysely<Schema>, filter: RowFilter, moment: Moment): Promise<number> {
  const { onTime } = await selectPlanned(db, filter)
    .where(inState('onTime', moment))
    .select(count.as('onTime'))
    .executeTakeFirstOrThrow();
  return onTime;
}

/** The unattended activities, oldest first (DSH-11). */
export async function listUnattended(db: Kysely<Schema>, filter: RowFilter, moment: Moment) {
  return selectPlanned(db, filter)
    .where(inState('unattended', moment))
    .innerJoin('employee as adviser', 'adviser.id', 'activity.employee_id')
    .leftJoin('prospect', 'prospect.id', 'activity.prospect_id')
    .leftJoin('activity_subject as subject', (join) =>
      join.onRef('subject.company_id', '=', 'activity.company_id').onRef('subject.id', '=', 'activity.subject_id'),
    )
    .orderBy('activity.activity_date')
    .orderBy('activity.start_time')
    .orderBy('activity.id')
    .select(['activity.activity_date as date', 'subject.name as subjectName'])
    .select([nameIn('prospect').as('prospectName'), nameIn('adviser').as('adviserName')])
    .execute();
}
