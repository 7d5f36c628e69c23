import type { SummaryScope } from '@sereno/api';
import type { Calls } from '@sereno/api/calls';
import type { CalendarMonth, DateRange } from '@sereno/domain/calendar';
import {
  type AmountComparison,
  type Filters,
  type MonthlyOffer,
  NO_TEAM_SALES,
  type SalesDashboard,
  type TeamSales,
  type TotalSales,
} from '@sereno/domain/dashboards';
import type { ListContext } from './listQuery.ts';
import { salesScope, summaryScope, teamSalesScope, teamScope } from './scopes.ts';
import { teamPeople } from './teamPeople.ts';

/** What every figure of a dashboard is kept under, and refreshed by. */
export const DASHBOARD = 'dashboard';

/** What a call is asked about; the comparison asks the same call again. */
type Asked = Pick<Filters, 'range' | 'chosen' | 'switches'>;

/** A query of a dashboard: its key, and the call. */
export type Asking<Data> = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: ListContext) => Promise<Data>;
};

/** One call of a dashboard as the query that its filters ask. The same filters give the same query. */
export type DashboardQuery<Data> = (calls: Calls, requested: Asked) => Asking<Data>;

type SummaryCalls = Calls['summary'];

/** A call of `/dashboard`, which takes the range and whose rows count. */
const summaryQuery =
  <Data>(
    name: keyof SummaryCalls,
    callOf: (summary: SummaryCalls) => (range: DateRange, scope: SummaryScope, signal: AbortSignal) => Promise<Data>,
  ): DashboardQuery<Data> =>
  ({ summary }, requested) => {
    const scope = summaryScope(requested);
    return {
      queryKey: [DASHBOARD, name, requested.range, scope],
      queryFn: ({ signal }) => callOf(summary)(requested.range, scope, signal),
    };
  };

/** Activities by day and type (DSH-05). */
export const activityCountsQuery = summaryQuery('activityCounts', (summary) => summary.activityCounts);

/** Sales and their amount by day (DSH-04). */
export const salesAmountsQuery = summaryQuery('salesAmounts', (summary) => summary.salesAmounts);

/** Ended activities by tracing type (DSH-06). */
export const tracingCountsQuery = summaryQuery('tracingCounts', (summary) => summary.tracingCounts);

/** Prospects by prospection medium (DSH-07). */
export const prospectionMeansCountsQuery = summaryQuery(
  'prospectionMeansCounts',
  (summary) => summary.prospectionMeansCounts,
);

/** Activities on time and unattended (DSH-02, DSH-03, DSH-11). */
export const activityStatusQuery = summaryQuery('activityStatus', (summary) => summary.activityStatus);

/** Prospects created by day (DSH-08). */
export const createdProspectsQuery = summaryQuery('createdProspects', (summary) => summary.createdProspects);

/** The total sales of a range (TOT-02, TOT-03); its date range is all that narrows them (TOT-01). */
export const totalSalesQuery: DashboardQuery<TotalSales | null> = ({ sales }, { range }) => ({
  queryKey: [DASHBOARD, 'totalSales', range],
  queryFn: ({ signal }) => sales.totals(range, signal),
});

/** The sales of a range, of the filtered people (SAL-08 to SAL-34). */
export const salesDashboardQuery: DashboardQuery<SalesDashboard | null> = ({ sales }, requested) => {
  const scope = salesScope(requested);
  return {
    queryKey: [DASHBOARD, 'sales', requested.range, scope],
    queryFn: ({ signal }) => sales.dashboard(requested.range, scope, signal),
  };
};

/** Amounts, ranking, goals and month of the filtered teams (STM-08 to STM-16). */
export const teamSalesQuery: DashboardQuery<TeamSales | null> = (calls, requested) => {
  const scope = teamSalesScope(requested);
  return {
    queryKey: [DASHBOARD, 'teamSales', requested.range, scope, requested.chosen.dashboardTeam],
    queryFn: async ({ signal, client }) => {
      const people = await teamPeople(calls, requested, client);
      if (people === null) return NO_TEAM_SALES;
      return calls.teamSales.results(requested.range, { ...scope, ...people }, signal);
    },
  };
};

/** The amounts of the teams beside those of the days before (STM-13), which no switch narrows (API-42). */
export const teamComparisonQuery: DashboardQuery<readonly AmountComparison[]> = (calls, requested) => ({
  queryKey: [DASHBOARD, 'teamComparison', requested.range, teamScope(requested), requested.chosen.dashboardTeam],
  queryFn: async ({ signal, client }) => {
    const people = await teamPeople(calls, requested, client);
    return people === null ? [] : calls.teamSales.comparison(requested.range, people, signal);
  },
});

/** The offer of a month and its ranking (OFR-04). */
export const monthlyOfferQuery = ({ offers }: Calls, month: CalendarMonth): Asking<MonthlyOffer | null> => ({
  queryKey: [DASHBOARD, 'monthlyOffer', month],
  queryFn: ({ signal }) => offers.ofMonth(month, signal),
});
