import type { DateRange } from '@sereno/domain/calendar';
import type { AmountComparison, PeopleScope, TeamSales } from '@sereno/domain/dashboards';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { amountComparisonOf, teamSalesOf } from './generated/readers/dashboards.ts';
import { idsOf, startAndEndDate } from './query.ts';
import { listReader, rowReader } from './readers.ts';

/** Whose sales the team dashboard compares (STM-02, STM-03). */
export type TeamScope = Pick<PeopleScope, 'managers' | 'advisers'>;

/** The filters of the team dashboard. */
export type TeamSalesScope = TeamScope & {
  /** 'Solo Asesores Activos' (STM-04); default false. */
  readonly activeOnly?: boolean;
  /** 'Solo Asesores con Venta' (STM-05); default false. */
  readonly withSalesOnly?: boolean;
};

/**
 * Reads the team sales (ENT-15). Null where the answer has no list of advisers; a row without total is left out, a goal
 * that is missing is none at all.
 */
export const readTeamSales = rowReader(teamSalesOf);

/** Reads the comparison with the range before (STM-13); a row without label and both amounts is left out. */
export const readComparison = listReader(amountComparisonOf);

/** The sales of teams: totals, ranking, goals and the month (API-41). */
export async function teamSales(
  client: Client,
  range: DateRange,
  scope: TeamSalesScope = {},
  signal: Signal = null,
): Promise<TeamSales | null> {
  const query = {
    ...startAndEndDate(range),
    AdvisorActiveSwitch: scope.activeOnly ?? false,
    SaleOnlySwitch: scope.withSalesOnly ?? false,
    Managers: idsOf(scope.managers),
    Advisors: idsOf(scope.advisers),
  };
  const requested = client.GET('/dashboard/get-insurance-contract', { params: { query }, signal });
  return answerOf('GET /dashboard/get-insurance-contract', requested, readTeamSales);
}

/** The amounts of teams beside those of the range before (API-42, STM-13). */
export async function teamComparison(
  client: Client,
  range: DateRange,
  scope: TeamScope = {},
  signal: Signal = null,
): Promise<readonly AmountComparison[]> {
  const query = { ...startAndEndDate(range), Managers: idsOf(scope.managers), Advisors: idsOf(scope.advisers) };
  const requested = client.GET('/dashboard/compare-insurance-contract', { params: { query }, signal });
  return answerOf('GET /dashboard/compare-insurance-contract', requested, readComparison);
}
