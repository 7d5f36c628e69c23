import type { TeamScope } from '@sereno/api';
import type { Calls } from '@sereno/api/calls';
import type { Filters } from '@sereno/domain/dashboards';
import type { QueryClient } from '@tanstack/react-query';
import { numbersOf, teamAdviserList } from './listQuery.ts';
import { teamScope } from './scopes.ts';

/**
 * Whose sales count on the team dashboard. Its calls take no teams but their advisers (API-41, API-42), those who have left too, of a list that
 * the filter of advisers shares. Null where teams are chosen that have none: an empty list would ask for everybody.
 */
export async function teamPeople(
  calls: Calls,
  { chosen }: Pick<Filters, 'chosen'>,
  client: QueryClient,
): Promise<TeamScope | null> {
  const scope = teamScope({ chosen });
  if (chosen.dashboardTeam === undefined || scope.advisers !== undefined) return scope;
  const members = await client.fetchQuery(teamAdviserList(calls, { chosen }));
  return members.length === 0 ? null : { ...scope, advisers: numbersOf(members.map(({ value }) => value)) };
}
