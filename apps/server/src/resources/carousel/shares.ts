import type { Scope } from '@sereno/domain/access';
import type { DateRange } from '@sereno/domain/calendar';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { Schema } from '../../database/schema.ts';

/** How many leads a person got in some days. */
export type ShareRow = {
  readonly employeeId: number;
  readonly slpCode: number | null;
  readonly name: string;
  readonly available: boolean;
  readonly attended: number;
  readonly assigned: number;
  readonly registered: number;
  readonly lastAt: Date | null;
};

/**
 * The leads of each person of a scope in the days of a range, by name: every active adviser and anyone else who got one, so that the
 * rows add up to all that were taken. A lead is attended by an account; it counts for the employee whose account that is.
 */
export async function listShares(
  db: Kysely<Schema>,
  scope: Scope,
  { start, end }: DateRange,
  timeZone: string,
): Promise<readonly ShareRow[]> {
  const first = sql`(${start}::date::timestamp at time zone ${timeZone})`;
  const after = sql`((${end}::date + 1)::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<ShareRow>`
    select employee.id as "employeeId", employee.slp_code as "slpCode",
      concat_ws(' ', employee.first_name, employee.last_name) as name,
      coalesce(account.carousel_on and not account.disabled, false) as available,
      own.leads as attended, given.leads as assigned, own.registered + given.registered as registered,
      greatest(own.last_at, given.last_at) as "lastAt"
    from employee
    left join account on account.employee_id = employee.id and account.company_id = employee.company_id
    cross join lateral (
      select count(*)::integer as leads, count(lead.prospect_id)::integer as registered,
        (select max(latest.attended_at) from carousel_lead latest where latest.attended_by = account.id) as last_at
      from carousel_lead lead
      where lead.attended_by = account.id and lead.attended_at >= ${first} and lead.attended_at < ${after}
    ) own
    cross join lateral (
      select count(*)::integer as leads, count(lead.prospect_id)::integer as registered,
        (select max(latest.assigned_at) from carousel_lead latest where latest.assigned_to = employee.id) as last_at
      from carousel_lead lead
      where lead.assigned_to = employee.id and lead.assigned_at >= ${first} and lead.assigned_at < ${after}
    ) given
    where ${withinScope(scope, 'employee')} and (employee.adviser and employee.active or own.leads + given.leads > 0)
    order by employee.first_name, employee.last_name, employee.id`.execute(db);
  return rows;
}
