import type { Scope } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { ProspectList } from '@sereno/domain/prospect';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { contractsInForce, isClient, isFollowed } from '../../database/prospectStanding.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';

/** The members of each register (UND-01 to UND-04). */
const MEMBERS: Readonly<Record<ProspectList, RawBuilder<SqlBool>>> = {
  following: isFollowed,
  notFollowing: sql<SqlBool>`prospect.discarded_at is not null`,
  reassigned: sql<SqlBool>`prospect.reassigned_at is not null and prospect.discarded_at is null`,
  client: isClient,
};

/** The event that put a prospect into a register; the newest come first. */
const EVENT = {
  following: 'prospect.created_at',
  notFollowing: 'prospect.discarded_at',
  reassigned: 'prospect.reassigned_at',
  client: 'prospect.created_at',
} as const satisfies Record<ProspectList, string>;

function selectRegister(db: Kysely<Schema>, scope: Scope, list: ProspectList, timeZone: string) {
  const dayOf = <Day extends CalendarDate | null>(moment: RawBuilder<unknown>) =>
    sql<Day>`(${moment} at time zone ${timeZone})::date`;
  const lastEnd = sql`(select max(ended_at) from activity where activity.prospect_id = prospect.id)`;
  return db
    .selectFrom('prospect')
    .where(withinScope(scope, 'prospect'))
    .where(MEMBERS[list])
    .innerJoin('employee as adviser', 'adviser.id', 'prospect.employee_id')
    .leftJoin('employee as former', 'former.id', 'prospect.previous_employee_id')
    .leftJoin('prospection_means as means', (join) =>
      join.onRef('means.company_id', '=', 'prospect.company_id').onRef('means.id', '=', 'prospect.means_id'),
    )
    .orderBy(EVENT[list], 'desc')
    .orderBy('prospect.id', 'desc')
    .select(['prospect.id', 'prospect.created_by as createdBy', 'prospect.employee_id as employeeId'])
    .select(['prospect.mobile_phone', 'prospect.home_phone', 'prospect.email'])
    .select(['prospect.county', 'prospect.state', 'means.name as meansName'])
    .select([nameIn('prospect').as('name'), nameIn('adviser').as('adviserName'), nameIn('former').as('formerName')])
    .select([
      dayOf<CalendarDate>(sql`prospect.created_at`).as('createdOn'),
      dayOf<CalendarDate | null>(sql`prospect.reassigned_at`).as('reassignedOn'),
      dayOf<CalendarDate | null>(sql`prospect.discarded_at`).as('discardedOn'),
      dayOf<CalendarDate | null>(lastEnd).as('lastActivityOn'),
      sql<CalendarDate | null>`(
        select min(activity_date) from activity where activity.prospect_id = prospect.id and ended_at is null
      )`.as('nextActivityOn'),
      sql<number>`(select count(*)::integer ${contractsInForce})`.as('contracts'),
    ]);
}

/** A prospect with all that a row of a register tells. */
export type RegisterRow = Awaited<ReturnType<ReturnType<typeof selectRegister>['execute']>>[number];

/**
 * A register of a scope, the newest first, in one statement. Days are those of the zone. Thousands of rows are asked for at once,
 * so they come as one JSON text, which is read in half the time that their columns take one by one.
 */
export async function listRegister(
  db: Kysely<Schema>,
  scope: Scope,
  list: ProspectList,
  timeZone: string,
): Promise<readonly RegisterRow[]> {
  const { rows } = await db
    .selectFrom(selectRegister(db, scope, list, timeZone).as('listed'))
    .select(sql<RegisterRow[]>`coalesce(json_agg(listed), '[]')`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}
