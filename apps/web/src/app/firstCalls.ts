import type { Api } from '@sereno/api';
import { type Calls, createCalls } from '@sereno/api/calls';
import { mayDecide } from '@sereno/domain/access';
import { ACTIVITY_TABS } from '@sereno/domain/activity';
import { type CalendarDate, dateIn, monthOf } from '@sereno/domain/calendar';
import type { Config } from '@sereno/domain/config';
import {
  COMMISSION_FILTERS,
  type FilterPlan,
  offerMonth,
  readFilters,
  readFinancialFilters,
  SALES_FILTERS,
  SUMMARY_FILTERS,
  teamFilters,
  TOTAL_FILTERS,
} from '@sereno/domain/dashboards';
import type { MenuEntry } from '@sereno/domain/navigation';
import type { SessionUser } from '@sereno/domain/session';
import type { QueryClient } from '@tanstack/react-query';
import { activityListQuery } from '../features/activity/activityQueries.ts';
import { activityCountsQuery as activityCountsOfMonthQuery } from '../features/dashboards/activities/activityCounts.ts';
import { selectedDay } from '../features/dashboards/activities/useSelectedDay.ts';
import { commissionReportQuery } from '../features/dashboards/commissionReport/commissionReportQuery.ts';
import {
  activityCountsQuery,
  activityStatusQuery,
  createdProspectsQuery,
  type DashboardQuery,
  monthlyOfferQuery,
  salesAmountsQuery,
  salesDashboardQuery,
  teamSalesQuery,
  totalSalesQuery,
} from '../features/dashboards/filters/dashboardQueries.ts';
import { financialQuery } from '../features/dashboards/financial/financialQueries.ts';
import { OFFER_MONTH } from '../features/dashboards/offer/useOfferMonth.ts';
import { cataloguedWeeksQuery, pendingQuery } from '../features/dashboards/weeklyCommissions/weeklyQueries.ts';
import { useEffect, useRef } from 'react';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { openQueries } from '../platform/queries.ts';

/** Who opens a page, when and with which address. */
type Opening = {
  readonly calls: Calls;
  readonly user: SessionUser;
  readonly config: Config;
  readonly today: CalendarDate;
  readonly search: URLSearchParams;
};

/** Sends calls whose answers the page reuses by their query keys. */
type FirstCalls = (queries: QueryClient, opening: Opening) => void;

/** The calls of a dashboard, narrowed by the filters in its address. */
const filtered =
  (planOf: (config: Config) => FilterPlan, ...calls: readonly DashboardQuery<unknown>[]): FirstCalls =>
  (queries, { calls: server, user, config, today, search }) => {
    const filters = readFilters(planOf(config), user, search, today);
    for (const query of calls) void queries.prefetchQuery(query(server, filters));
  };

/** What the first figures of a page are asked with, by the menu entry of the page. */
const firstCalls: Partial<Record<MenuEntry['id'], FirstCalls>> = {
  activitiesDashboard: (queries, { calls, today, search }) =>
    void queries.prefetchQuery(activityCountsOfMonthQuery(calls, monthOf(selectedDay(search, today)))),
  dashboard: filtered(
    () => SUMMARY_FILTERS,
    activityStatusQuery,
    salesAmountsQuery,
    activityCountsQuery,
    createdProspectsQuery,
  ),
  salesDashboard: filtered(() => SALES_FILTERS, salesDashboardQuery),
  salesTeamDashboard: filtered(teamFilters, teamSalesQuery),
  totalSalesDashboard: filtered(() => TOTAL_FILTERS, totalSalesQuery),
  commissionsReport: filtered(() => COMMISSION_FILTERS, commissionReportQuery),
  financialDashboard: (queries, { calls, user, today, search }) =>
    void queries.prefetchQuery(financialQuery(calls, readFinancialFilters(user, search, today), today)),
  monthlyOffer: (queries, { calls, today, search }) =>
    void queries.prefetchQuery(monthlyOfferQuery(calls, offerMonth(search.get(OFFER_MONTH), today))),
  commissionsAnalytics: (queries, { calls, user }) => {
    void queries.prefetchQuery(cataloguedWeeksQuery(calls));
    if (mayDecide(user)) void queries.prefetchQuery(pendingQuery(calls));
  },
  activity: (queries, { calls, today }) => {
    for (const tab of ACTIVITY_TABS) void queries.prefetchQuery(activityListQuery(calls, tab, today));
  },
};

/**
 * Sends the calls that a page's first figures need as soon as its address is known, beside its code rather than after it.
 */
export function askFirst(
  page: MenuEntry['id'],
  { api, user, config }: Pick<Opening, 'user' | 'config'> & { readonly api: Api },
): void {
  firstCalls[page]?.(openQueries(user.id), {
    calls: createCalls(api.doors),
    user,
    config,
    today: dateIn(config.timeZone, new Date()),
    search: new URLSearchParams(window.location.search),
  });
}

/**
 * Sends the first calls of each page that is opened; `null` for one that may not be seen. Not of the page that the frame begins with:
 * its calls were sent before the frame was there, or leave with it after a sign-in.
 */
export function useFirstCalls(page: MenuEntry['id'] | null, user: SessionUser): void {
  const { api, config } = usePlatform();
  const requested = useRef(page);
  useEffect(() => {
    if (requested.current === page) return;
    requested.current = page;
    if (page !== null) askFirst(page, { api, user, config });
  }, [page, api, user, config]);
}
