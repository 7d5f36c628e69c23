import { type AccessConfig, canChooseManagers, type Scope, scopeOf } from '@sereno/domain/access';
import type { DateRange } from '@sereno/domain/calendar';
import { levelsFor, SALES_FILTERS } from '@sereno/domain/dashboards';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { viewerOf } from '../../access/authentication.ts';
import { withinScope } from '../../access/scope.ts';
import { unitsBelow, unitsHeadedBy } from '../../access/units.ts';
import { dayRangeOf } from '../../http/dayRange.ts';
import type { Refusal } from '../../http/envelope.ts';

type Ids = readonly number[];

/** Which rows a figure counts: those of some days, and of some people whose rows the person sees. */
export type RowFilter = {
  readonly range: DateRange;
  readonly scope: Scope;
  /** Advisers by seller's number. An empty list narrows nothing. */
  readonly advisers: Ids;
  /** Units of any level; those below belong to them. An empty list narrows nothing. */
  readonly managements: Ids;
  /** Units of further levels, a list for each: somebody has to belong to one of every list that is not empty (FLT-07). */
  readonly levels?: readonly Ids[];
  /** Teams. An empty list narrows nothing. */
  readonly teams?: Ids;
  /** Heads of units, by employee id: somebody has to belong to what they head. An empty list narrows nothing (STM-02). */
  readonly managers?: Ids;
  /** Leaves out who has left (STM-04). */
  readonly activeOnly?: boolean;
};

type People = {
  readonly Advisors?: Ids;
  readonly Management?: Ids;
  readonly AssistantManagers?: Ids;
  readonly JrManagement?: Ids;
  readonly ActiveTeams?: Ids;
};
/** The days of a call, and whose rows it asks for. */
export type StartAndEnd = People & { readonly StartDate: string; readonly EndDate: string };
type InitialAndFinal = People & { readonly InitialDate: string; readonly FinalDate: string };
type Request = Parameters<typeof viewerOf>[0];

/**
 * What a call asks for, under either pair of names of its days; or why it cannot be asked for. Teams are for those who may
 * choose them (SAL-05): of anybody else they are not read.
 */
export function filterOf(call: Request, query: StartAndEnd | InitialAndFinal): RowFilter | Refusal {
  const range =
    'StartDate' in query
      ? dayRangeOf(query.StartDate, query.EndDate, 'EndDate')
      : dayRangeOf(query.InitialDate, query.FinalDate, 'FinalDate');
  if ('status' in range) return range;
  const viewer = viewerOf(call);
  const { Advisors: advisers = [], Management: managements = [], AssistantManagers = [], JrManagement = [] } = query;
  const teams = levelsFor(SALES_FILTERS, viewer).includes('team') ? (query.ActiveTeams ?? []) : [];
  return { range, scope: scopeOf(viewer), advisers, managements, levels: [AssistantManagers, JrManagement], teams };
}

/** What a filter chooses, as conditions on a table of employees; none where nothing is chosen. */
export function choicesOf(filter: RowFilter, employee: string): readonly RawBuilder<SqlBool>[] {
  const { advisers, managements, levels = [], teams = [], managers = [], activeOnly = false } = filter;
  const choices: RawBuilder<SqlBool>[] = [];
  if (advisers.length > 0) choices.push(sql<SqlBool>`${sql.ref(`${employee}.slp_code`)} in (${sql.join(advisers)})`);
  for (const units of [managements, ...levels].filter(({ length }) => length > 0))
    choices.push(sql<SqlBool>`${sql.ref(`${employee}.management_id`)} in ${unitsBelow(units)}`);
  if (teams.length > 0) choices.push(sql<SqlBool>`${sql.ref(`${employee}.team_id`)} in (${sql.join(teams)})`);
  if (managers.length > 0)
    choices.push(sql<SqlBool>`${sql.ref(`${employee}.management_id`)} in ${unitsHeadedBy(managers)}`);
  if (activeOnly) choices.push(sql<SqlBool>`${sql.ref(`${employee}.active`)}`);
  return choices;
}

/**
 * The condition that keeps the rows of a filter's people. The scope is part of it whatever is chosen, so a choice narrows what
 * the person sees and never widens it: of a seller or a unit that they do not see there are no rows.
 */
export function ofPeople(filter: RowFilter, table: string): RawBuilder<SqlBool> {
  const { scope } = filter;
  const seen = withinScope(scope, table);
  const choices = choicesOf(filter, 'chosen');
  if (scope.kind === 'none' || choices.length === 0) return seen;
  return sql<SqlBool>`${seen} and ${sql.ref(`${table}.employee_id`)} in (
    select chosen.id from employee chosen where chosen.company_id = ${scope.companyId}
      and ${sql.join(choices, sql` and `)})`;
}

/** The condition that a day lies in a range, both ends included. */
export const inRange = (column: string, { start, end }: DateRange): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} between ${start}::date and ${end}::date`;

/** The condition that a moment lies in the days of a range, as the clocks of the zone count them. */
export function inDaysOf(column: string, { start, end }: DateRange, timeZone: string): RawBuilder<SqlBool> {
  const first = sql`(${start}::date::timestamp at time zone ${timeZone}::text)`;
  const after = sql`((${end}::date + 1)::timestamp at time zone ${timeZone}::text)`;
  return sql<SqlBool>`${sql.ref(column)} >= ${first} and ${sql.ref(column)} < ${after}`;
}

type TeamQuery = StartAndEnd & { readonly Managers?: readonly number[]; readonly AdvisorActiveSwitch?: boolean };

/**
 * The filter of a call of the team dashboard, or the refusal. Managers count only for viewers who may choose them (STM-06); other
 * viewers get their own team (STM-07). The choice never widens what a viewer sees.
 */
export function teamFilterOf(
  call: Parameters<typeof filterOf>[0],
  query: TeamQuery,
  access: AccessConfig,
): RowFilter | Refusal {
  const filter = filterOf(call, query);
  if ('status' in filter) return filter;
  const { Managers = [], AdvisorActiveSwitch: activeOnly = false } = query;
  return { ...filter, managers: canChooseManagers(viewerOf(call), access) ? Managers : [], activeOnly };
}
