import { type ActivityKind, channelOf, TRACING_KEY } from '@sereno/domain/activity';
import { type Kysely, sql } from 'kysely';
import { folded } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';

/** What a type says beside the documented fields: nothing where its number says it. */
export function wireKind({ activityTypeId, channel = null, color = null }: ActivityKind) {
  return {
    ...(channel !== null && channelOf({ activityTypeId }) === null && { Channel: channel }),
    ...(color !== null && { Color: color }),
  };
}

export async function listActivityTypes(db: Kysely<Schema>, companyId: number) {
  return db
    .selectFrom('activity_type')
    .where('company_id', '=', companyId)
    .where('ended', '=', false)
    .orderBy('id')
    .select(['id', 'name', 'duration_minutes as minutes', 'channel', 'color'])
    .execute();
}

/** The e-mail templates in force of a company, by name. */
export async function listEmailTemplates(db: Kysely<Schema>, companyId: number) {
  return db
    .selectFrom('email_template')
    .where('company_id', '=', companyId)
    .where('ended', '=', false)
    .orderBy(sql`${folded(sql.ref('name'))} collate "C"`)
    .orderBy('id')
    .select(['id', 'name', 'subject', 'body'])
    .execute();
}

export async function listSubjects(db: Kysely<Schema>, companyId: number) {
  return db
    .selectFrom('activity_subject')
    .where('company_id', '=', companyId)
    .where('ended', '=', false)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'activity_type_id as activityTypeId', 'quotation_launch as quotationLaunch'])
    .execute();
}

/**
 * The outcomes for a key of the catalogue: 7 gives those of rescheduling (ADL-21), −1 those of ending an activity that was
 * never started, such as 'No atendida' (ADL-22), any other key those of an activity of that type.
 */
export async function listTracingTypes(db: Kysely<Schema>, companyId: number, key: number) {
  const all = db
    .selectFrom('tracing_type')
    .where('company_id', '=', companyId)
    .where('ended', '=', false)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'reschedule', 'follow_it as followIt']);
  if (key === TRACING_KEY.rescheduling) return all.where('reschedule', '=', true).execute();
  if (key === TRACING_KEY.neverStarted) return all.where('reschedule', '=', false).execute();
  const ofType = db
    .selectFrom('activity_type_tracing')
    .where('company_id', '=', companyId)
    .where('activity_type_id', '=', key)
    .select('tracing_type_id');
  return all.where('id', 'in', ofType).execute();
}

/** One outcome of a company's catalogue; undefined for an unknown id and for one out of use. */
export async function findTracingType(db: Kysely<Schema>, companyId: number, id: number) {
  return db
    .selectFrom('tracing_type')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('ended', '=', false)
    .select(['id', 'reschedule', 'follow_it as followIt'])
    .executeTakeFirst();
}

/** In the order of a Spanish dictionary, whatever the database's own: 'Página' before 'Puerta'. */
const byName = new Intl.Collator('es');

/** The ways by which a company's prospects come, by name. */
export async function listMeans(db: Kysely<Schema>, companyId: number) {
  const means = await db
    .selectFrom('prospection_means')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .select(['id', 'name'])
    .execute();
  return means.toSorted((one, other) => byName.compare(one.name, other.name));
}
