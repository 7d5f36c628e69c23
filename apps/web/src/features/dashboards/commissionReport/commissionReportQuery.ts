import type { CommissionReportRow } from '@sereno/domain/commission';
import { DASHBOARD, type DashboardQuery } from '../filters/dashboardQueries.ts';

/** The commissions of the contracts that entered the ERP in a range (CMR-01). Kept with the dashboards' figures, whose bar refreshes it. */
export const commissionReportQuery: DashboardQuery<readonly CommissionReportRow[]> = ({ commissions }, { range }) => ({
  queryKey: [DASHBOARD, 'commissionsReport', range],
  queryFn: ({ signal }) => commissions.report(range, signal),
});
