import { binder } from './binder.ts';
import type { Client } from './client.ts';
import { commissionReport, decideWeek, pendingWeeks, weeklyCommissions, weekStates } from './commissions.ts';
import {
  activityCounts,
  activityStatus,
  createdProspects,
  createdProspectsDate,
  prospectionMeansCounts,
  salesAmounts,
  tracingCounts,
} from './dashboards.ts';
import { digitalMedia, financialResult } from './financial.ts';
import { monthlyOffer } from './monthlyOffer.ts';
import { salesDashboard } from './salesDashboard.ts';
import { teamComparison, teamSales } from './teamSales.ts';
import { totalSales } from './totalSales.ts';

/** The calls of the dashboards and of the commissions, grouped by what they are about. */
export type Analytics = ReturnType<typeof createAnalytics>;

/** Binds the calls of the dashboards and of the commissions to their client. */
export function createAnalytics(client: Client) {
  const bound = binder(client);
  return {
    /** `/dashboard`: activities, prospects and sales in short (API-30 to API-36). */
    summary: {
      activityCounts: bound(activityCounts),
      salesAmounts: bound(salesAmounts),
      tracingCounts: bound(tracingCounts),
      prospectionMeansCounts: bound(prospectionMeansCounts),
      activityStatus: bound(activityStatus),
      createdProspects: bound(createdProspects),
      createdProspectsDate: bound(createdProspectsDate),
    },
    /** `/sales-dashboard` and `/totalsales-dashboard` (API-38, API-44). */
    sales: { dashboard: bound(salesDashboard), totals: bound(totalSales) },
    /** `/sales-team-dashboard` (API-41, API-42). */
    teamSales: { results: bound(teamSales), comparison: bound(teamComparison) },
    /** `/financial-dashboard` (API-39, API-40). */
    financial: { results: bound(financialResult), media: bound(digitalMedia) },
    /** `/monthly-offer` (API-43). */
    offers: { ofMonth: bound(monthlyOffer) },
    /** `/commissions-bonuses-analytics` and `/commissions-report` (API-45 to API-52). */
    commissions: {
      ofWeek: bound(weeklyCommissions),
      decide: bound(decideWeek),
      report: bound(commissionReport),
      pending: bound(pendingWeeks),
      states: bound(weekStates),
    },
  };
}
