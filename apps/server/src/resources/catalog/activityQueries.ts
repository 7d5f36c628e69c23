import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export async function listActivityTypes(db: Kysely<Schema>, companyId: number) {
  return db
    .selectFrom('activity_type')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .select(['id', 'name', 'duration_minutes as minutes'])
    .execute();
}

export async function listSubjects(db: Kysely<Schema>, companyId: number) {
  return db
    .selectFrom('activity_subject')
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'activity_type_id as activityTypeId'])
    .execute();
}

/** The keys of the catalogue that are no activity type (CST-05, CST-06). */
const RESCHEDULING = 7;
const NEVER_STARTED = -1;

/**
 * The outcomes that a key of the catalogue stands for: 7 those of rescheduling (ADL-21), −1 those of ending what was never
 * started, 'No atendida' among them (ADL-22), any other those of an activity of that type.
 */
export async function listTracingTypes(db: Kysely<Schema>, companyId: number, key: number) {
  const all = db
    .selectFrom('tracing_type')
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'reschedule', 'follow_it as followIt']);
  if (key === RESCHEDULING) return all.where('reschedule', '=', true).execute();
  if (key === NEVER_STARTED) return all.where('reschedule', '=', false).execute();
  const ofType = db
    .selectFrom('activity_type_tracing')
    .where('company_id', '=', companyId)
    .where('activity_type_id', '=', key)
    .select('tracing_type_id');
  return all.where('id', 'in', ofType).execute();
}
