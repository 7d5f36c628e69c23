import type { Scope } from '@sereno/domain/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from './scope.ts';

/**
 * The condition that keeps the units (table `management`) of a scope: those that somebody whom the person sees belongs to,
 * and the ones above these, so that every level of a filter has the way down to what may be seen, and nothing beside it.
 */
export function unitsWithin(scope: Scope): RawBuilder<SqlBool> {
  if (scope.kind === 'company') return sql<SqlBool>`management.company_id = ${scope.companyId}`;
  if (scope.kind === 'none') return sql<SqlBool>`false`;
  return sql<SqlBool>`management.company_id = ${scope.companyId} and management.id in (
    with recursive above as (
      select unit.id, unit.parent_id from management unit
      where unit.company_id = ${scope.companyId}
        and unit.id in (select employee.management_id from employee where ${withinScope(scope, 'employee')})
      union
      select unit.id, unit.parent_id from management unit join above on unit.id = above.parent_id
      where unit.company_id = ${scope.companyId}
    )
    select id from above)`;
}

/** Ids of the given units and of all below them; whose company they are of is for the caller to ask. */
export function unitsBelow(unitIds: readonly number[]): RawBuilder<number> {
  return sql<number>`(
    with recursive below as (
      select unit.id from management unit where unit.id in (${sql.join(unitIds)})
      union
      select unit.id from management unit join below on unit.parent_id = below.id
    )
    select id from below)`;
}

/** Ids of the units that some employees head and of all below them; whose company they are of is for the caller to ask. */
export function unitsHeadedBy(employeeIds: readonly number[]): RawBuilder<number> {
  return sql<number>`(
    with recursive below as (
      select unit.id from management unit where unit.head_id in (${sql.join(employeeIds)})
      union
      select unit.id from management unit join below on unit.parent_id = below.id
    )
    select id from below)`;
}

/** The condition that keeps the teams (table `team`) of a scope: those that somebody whom the person sees belongs to. */
export function teamsWithin(scope: Scope): RawBuilder<SqlBool> {
  if (scope.kind === 'company') return sql<SqlBool>`team.company_id = ${scope.companyId}`;
  if (scope.kind === 'none') return sql<SqlBool>`false`;
  return sql<SqlBool>`team.company_id = ${scope.companyId}
    and team.id in (select employee.team_id from employee where ${withinScope(scope, 'employee')})`;
}
