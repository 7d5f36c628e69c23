import type { SalesDashboard } from '@sereno/domain/dashboards';
import { useDeferredValue } from 'react';
import { salesDashboardQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';

/** What parts far down the page show: what stands above them is shown first. */
export type LateSales = {
  /** Undefined while it loads for the first time, null when there is nothing to show (FLT-04, FLT-05). */
  readonly sales: SalesDashboard | null | undefined;
  /** Newer rows are on their way while these stay. */
  readonly refreshing: boolean;
  /** Whether the rows are of other filters than those that are chosen by now: nothing is opened from them. */
  readonly isOld: boolean;
};

/** The sales of the dashboard for a part far down. */
export function useLateSales(): LateSales {
  const { data, refreshing, isOld } = useDashboardQuery(salesDashboardQuery, useDashboard().filters);
  const sales = useDeferredValue(data);
  return { sales, refreshing, isOld: isOld || sales !== data };
}
