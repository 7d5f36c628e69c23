import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import type { FilterPlan, Filters } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { type ReactNode, useMemo } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { DetailDrawer } from '../detail/DetailDrawer.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { Page } from './Dashboard.styles.ts';
import { DashboardContext } from './dashboardContext.ts';

export type DashboardFrameProps = {
  user: SessionUser;
  /** The same object as long as they say the same. */
  filters: Filters;
  /** What can be narrowed, for the rows behind the figures. Without it no figure leads to rows. */
  plan?: FilterPlan;
  /** What narrows the dashboard, above its parts. */
  bar: ReactNode;
  /** The parts, which read what they need with `useDashboard`. */
  children: ReactNode;
};

/** A dashboard around its parts: what narrows it, whose rights count, and the rows behind its figures. */
export function DashboardFrame({ user, filters, plan, bar, children }: DashboardFrameProps) {
  const { config } = usePlatform();
  const { open } = useDetail();
  const dashboard = useMemo(
    () => ({
      user,
      filters,
      resetKey: JSON.stringify(filters),
      open,
      exports: { csv: canDownloadCsv(user, config), print: canPrint(user, config) },
    }),
    [user, filters, open, config],
  );
  return (
    <DashboardContext value={dashboard}>
      <Page>
        <Region resetKey={dashboard.resetKey}>{bar}</Region>
        {children}
        {plan && (
          <DetailDrawer plan={plan} filters={filters} activeOnly={filters.switches?.includes('activeOnly') === true} />
        )}
      </Page>
    </DashboardContext>
  );
}
