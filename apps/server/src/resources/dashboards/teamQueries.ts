import type { CalendarDate, CalendarMonth, DateRange } from '@sereno/domain/calendar';
import { monthRange } from '@sereno/domain/calendar';
import { previousRange } from '@sereno/domain/dashboards';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { managerNameOf } from './managerName.ts';
import { choicesOf, inDaysOf, inRange, ofPeople, type RowFilter } from './rowFilter.ts';

/** The three amounts of the team dashboard, in cents. */
export type TeamSums = {
  /** Renewals of insurances, by the day of the renewal. */
  readonly renewals: number;
  readonly pf: number;
  readonly bf: number;
};

/**
 * What the three amounts are made of (STM-08 to STM-10): renewals of insurances by the day on which they were renewed, and contracts
 * of PF and BF by the day of their sale and at their amount after discount, those that were cancelled later too. So PF is the
 * SalesAmount that `dashboard/get` has for PF, BF the one for BF, and both together are the SalesAmount of `dashboard/getTotal` but
 * for the contracts of SG: a policy that is sold is none of the three, only its renewal is.
 */
const documentsOf = (filter: RowFilter): RawBuilder<unknown> => sql`
  select contract.employee_id, contract.business_line as kind, contract.net as amount, contract.sold_on as day from contract
  where ${inRange('contract.sold_on', filter.range)} and contract.business_line in ('PF', 'BF') and ${ofPeople(filter, 'contract')}
  union all
  select insurance_renewal.employee_id, 'renewal', insurance_renewal.amount, insurance_renewal.renewed_on from insurance_renewal
  where ${inRange('insurance_renewal.renewed_on', filter.range)} and ${ofPeople(filter, 'insurance_renewal')}`;

const sumOf = (kind: string, more: RawBuilder<unknown> = sql``) =>
  sql<number>`coalesce(sum(amount) filter (where kind = ${sql.lit(kind)} ${more}), 0)`;

/** The employees of a filter whose rows the person sees. */
const employeesOf = (filter: RowFilter): RawBuilder<unknown> => {
  const chosen = [withinScope(filter.scope, 'employee'), ...choicesOf(filter, 'employee')];
  return sql`select * from employee where ${sql.join(chosen, sql` and `)}`;
};

/** An adviser of the team with what they sold; amounts in cents. */
export type TeamRow = TeamSums & {
  readonly id: number;
  readonly name: string | null;
  readonly managerName: string | null;
  /** Registered in the range and the adviser's now. */
  readonly prospects: number;
  /** The day of the last contract or renewal that the amounts hold; null without any. */
  readonly lastDay: CalendarDate | null;
};

/**
 * All people of a filter who are advisers or have any of the three amounts, so that the rows add up to the totals (STM-12).
 * @param withSalesOnly Leaves out people without contracts and renewals in the range (STM-05), which changes no sum.
 */
export async function listTeam(
  db: Kysely<Schema>,
  filter: RowFilter,
  { withSalesOnly, timeZone }: { readonly withSalesOnly: boolean; readonly timeZone: string },
): Promise<readonly TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    with earned as (
      select employee_id, max(day) as last_day,
        ${sumOf('renewal')} as renewals, ${sumOf('PF')} as pf, ${sumOf('BF')} as bf
      from (${documentsOf(filter)}) document group by employee_id
    ), registered as (
      select employee_id, count(*) as prospects from prospect
      where ${inDaysOf('prospect.created_at', filter.range, timeZone)} and ${ofPeople(filter, 'prospect')}
      group by employee_id
    )
    select person.id, ${nameIn('person')} as name, ${managerNameOf('person')} as "managerName",
      coalesce(renewals, 0) as renewals, coalesce(pf, 0) as pf, coalesce(bf, 0) as bf,
      coalesce(prospects, 0) as prospects, last_day as "lastDay"
    from (${employeesOf(filter)}) person
    left join earned on earned.employee_id = person.id
    left join registered on registered.employee_id = person.id
    where earned.employee_id is not null ${withSalesOnly ? sql`` : sql`or person.adviser`}`.execute(db);
  return rows;
}

/** The three amounts of a filter. */
export async function sumTeam(db: Kysely<Schema>, filter: RowFilter): Promise<TeamSums> {
  const { rows } = await sql<TeamSums>`
    select ${sumOf('renewal')} as renewals, ${sumOf('PF')} as pf, ${sumOf('BF')} as bf
    from (${documentsOf(filter)}) document`.execute(db);
  return rows[0] ?? { renewals: 0, pf: 0, bf: 0 };
}

/** An amount in a range and in the one of as many days that ends right before it, in cents (STM-13). */
export type Compared = { readonly current: number; readonly previous: number };

/** The three amounts of a filter beside those of the range before. */
export async function compareTeam(
  db: Kysely<Schema>,
  filter: RowFilter,
): Promise<Readonly<Record<keyof TeamSums, Compared>>> {
  const { start, end } = filter.range;
  // Both ranges in one: the one before ends on the day before the other begins.
  const both: DateRange = { start: previousRange(filter.range).start, end };
  const now = sql`and day >= ${start}::date`;
  const before = sql`and day < ${start}::date`;
  const compared = (kind: string) =>
    sql`json_build_object('current', ${sumOf(kind, now)}, 'previous', ${sumOf(kind, before)})`;
  const { rows } = await sql<Readonly<Record<keyof TeamSums, Compared>>>`
    select ${compared('renewal')} as renewals, ${compared('PF')} as pf, ${compared('BF')} as bf
    from (${documentsOf({ ...filter, range: both })}) document`.execute(db);
  const nothing = { current: 0, previous: 0 };
  return rows[0] ?? { renewals: nothing, pf: nothing, bf: nothing };
}

/** Goals in cents; null where none is set. */
export type Goals = { readonly renewals: number | null; readonly contracts: number | null };

/**
 * The goals of a month of the teams of a filter's advisers (STM-15). There are none as soon as an active adviser of one of these
 * teams is not among them: a goal is a team's, and what a part of it has sold says nothing about it. Whether only active advisers
 * are asked for makes no difference.
 */
export async function findGoals(db: Kysely<Schema>, filter: RowFilter, month: CalendarMonth): Promise<Goals> {
  const { rows } = await sql<Goals>`
    with chosen as (${employeesOf({ ...filter, activeOnly: false })}),
      touched as (select distinct team_id from chosen where adviser and team_id is not null)
    select sum(goal.renewals) as renewals, sum(goal.contracts) as contracts from team_goal goal
    where goal.team_id in (select team_id from touched) and goal.month = ${monthRange(month).start}::date and not goal.ended
      and not exists (
        select from employee mate where mate.adviser and mate.active and mate.team_id in (select team_id from touched)
          and mate.id not in (select id from chosen))`.execute(db);
  return rows[0] ?? { renewals: null, contracts: null };
}
