import type { Scope } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { Kysely } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { CONTACT_COLUMNS } from '../prospect/contact.ts';

/** The activities of a scope with all that a row of the wire tells (ENT-22); an old row without prospect and subject is one, too. */
function selectActivities(db: Kysely<Schema>, scope: Scope) {
  return db
    .selectFrom('activity')
    .where(withinScope(scope, 'activity'))
    .innerJoin('employee as adviser', 'adviser.id', 'activity.employee_id')
    .leftJoin('employee as manager', 'manager.id', 'adviser.manager_id')
    .innerJoin('activity_type as type', (join) =>
      join.onRef('type.company_id', '=', 'activity.company_id').onRef('type.id', '=', 'activity.activity_type_id'),
    )
    .leftJoin('activity_subject as subject', (join) =>
      join.onRef('subject.company_id', '=', 'activity.company_id').onRef('subject.id', '=', 'activity.subject_id'),
    )
    .leftJoin('prospect', 'prospect.id', 'activity.prospect_id')
    .leftJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'prospect.company_id').onRef('means.id', '=', 'prospect.means_id'),
    )
    .select(['activity.id', 'activity.prospect_id', 'activity.activity_type_id', 'activity.activity_date'])
    .select(['activity.start_time', 'activity.end_time', 'activity.started_at', 'activity.on_time'])
    .select(['activity.employee_id', 'activity.created_by', 'activity.comments', 'activity.quotation_launch'])
    .select(['activity.phone_number', 'activity.address'])
    .select(['type.channel', 'type.color'])
    .select(['type.name as typeName', 'subject.name as subjectName', 'means.name as meansName'])
    .select([nameIn('prospect').as('prospectName'), nameIn('adviser').as('adviserName')])
    .select(nameIn('manager').as('managerName'))
    .select(CONTACT_COLUMNS);
}

/** An activity with all that a row of the wire tells. */
export type ActivityRow = Awaited<ReturnType<typeof listOpen>>[number];

/** Which open activities; days are included, and null leaves something out. */
type OpenOf = {
  readonly start?: CalendarDate | null;
  readonly end?: CalendarDate | null;
  readonly prospectId?: number;
};

/** Open activities, by day, start and id (API-13, API-14). */
export async function listOpen(db: Kysely<Schema>, scope: Scope, { start = null, end = null, prospectId }: OpenOf) {
  return selectActivities(db, scope)
    .where('activity.ended_at', 'is', null)
    .$if(start !== null, (query) => query.where('activity.activity_date', '>=', start))
    .$if(end !== null, (query) => query.where('activity.activity_date', '<=', end))
    .$if(prospectId !== undefined, (query) => query.where('activity.prospect_id', '=', prospectId ?? null))
    .orderBy('activity.activity_date')
    .orderBy('activity.start_time')
    .orderBy('activity.id')
    .execute();
}

/** The activities of a prospect, open and ended, of all the advisers it has had; newest first. */
export async function listOfProspect(
  db: Kysely<Schema>,
  companyId: number,
  prospectId: number,
): Promise<ActivityRow[]> {
  return selectActivities(db, { kind: 'company', companyId })
    .where('activity.prospect_id', '=', prospectId)
    .orderBy('activity.activity_date', 'desc')
    .orderBy('activity.start_time', 'desc')
    .orderBy('activity.id', 'desc')
    .execute();
}

/** One activity of a scope, open or ended. */
export async function findRow(db: Kysely<Schema>, scope: Scope, id: number): Promise<ActivityRow | undefined> {
  return selectActivities(db, scope).where('activity.id', '=', id).executeTakeFirst();
}

/**
 * Locks an activity of a scope for this transaction: other changes wait, and then read what this one has written. Undefined
 * when it is outside the scope.
 */
export async function lockActivity(trx: Kysely<Schema>, scope: Scope, id: number) {
  return trx
    .selectFrom('activity')
    .where('id', '=', id)
    .where(withinScope(scope, 'activity'))
    .forUpdate('activity')
    .select(['id', 'company_id', 'employee_id', 'prospect_id', 'activity_date', 'start_time', 'started_at', 'ended_at'])
    .select(['activity_type_id', 'on_time', 'phone_number', 'address'])
    .executeTakeFirst();
}

/** An activity that this transaction holds. */
export type LockedActivity = NonNullable<Awaited<ReturnType<typeof lockActivity>>>;
