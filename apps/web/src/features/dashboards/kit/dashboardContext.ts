import type { DetailQuery, Filters } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { createContext, use } from 'react';

/** What every part of a dashboard is told. None of it changes unless the filters or the person do, so that no part renders for another. */
export type Dashboard = {
  readonly user: SessionUser;
  readonly filters: Filters;
  /** A part that failed is tried again whenever it changes. */
  readonly resetKey: string;
  /** Shows the rows behind a figure or a mark. It stays the same over renders. */
  readonly open: (detail: DetailQuery) => void;
  /** Whether files may be downloaded (TBL-13) and tables and charts printed (TBL-14). */
  readonly exports: { readonly csv: boolean; readonly print: boolean };
};

export const DashboardContext = createContext<Dashboard | null>(null);

/** The dashboard around a part. @throws outside of one. */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (dashboard === null) throw new Error('A part of a dashboard needs a DashboardFrame around it.');
  return dashboard;
}
