import type { DateRange } from '@sereno/domain/calendar';
import type { BusinessLine, PeopleScope, SalesDashboard } from '@sereno/domain/dashboards';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { salesDashboardOf } from './generated/readers/dashboards.ts';
import { idsOf, startAndEndDate } from './query.ts';
import { rowReader } from './readers.ts';

/** The filters of the sales dashboard (FLT-07); without a business line all of them count. */
export type SalesScope = Pick<
  PeopleScope,
  'assistantManagers' | 'managements' | 'juniorManagements' | 'teams' | 'advisers'
> & { readonly businessLine?: BusinessLine | null };

/**
 * Reads the sales dashboard (ENT-13). Null without a number of sales, so that a screen says that there are no data
 * instead of showing zeros; any other figure that is missing is 0, a row that is not one is left out.
 */
export const readSalesDashboard = rowReader(salesDashboardOf);

/** The sales dashboard (API-38). Channel managements go as `Management[]`, junior ones as `JrManagement[]`. */
export async function salesDashboard(
  client: Client,
  range: DateRange,
  scope: SalesScope = {},
  signal: Signal = null,
): Promise<SalesDashboard | null> {
  // All business lines are an asterisk here (SAL-01), an absent parameter on the financial dashboard.
  const businessLine: BusinessLine | '*' = scope.businessLine ?? '*';
  const query = {
    BusinessLine: businessLine,
    ...startAndEndDate(range),
    'SlpCode[]': idsOf(scope.advisers),
    'JrManagement[]': idsOf(scope.juniorManagements),
    'Management[]': idsOf(scope.managements),
    'AssistantManagers[]': idsOf(scope.assistantManagers),
    'ActiveTeams[]': idsOf(scope.teams),
  };
  const requested = client.GET('/dashboard/get', { params: { query }, signal });
  return answerOf('GET /dashboard/get', requested, readSalesDashboard);
}
