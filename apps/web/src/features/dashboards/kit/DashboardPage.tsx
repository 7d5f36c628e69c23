import type { FilterPlan } from '@sereno/domain/dashboards';
import { type ComponentType, createElement, useMemo } from 'react';
import { forUser } from '../../../platform/forUser.ts';
import { DashboardFilters } from '../filters/DashboardFilters.tsx';
import { useFilters } from '../filters/useFilters.ts';
import { DashboardFrame } from './DashboardFrame.tsx';

export type DashboardPageProps = {
  /** What the dashboard can be narrowed to. The same object from render to render. */
  plan: FilterPlan;
  /** Whether its figures lead to rows. Default: they do. */
  leadsToRows?: boolean;
  /** Its figures, charts and tables. Rendered once: each of them follows the filters by itself (`useDashboard`). */
  parts: ComponentType;
};

/** A dashboard with the bar of filters that its plan asks for; nothing without a person. */
export const DashboardPage = forUser<DashboardPageProps>(({ plan, leadsToRows = true, parts, user }) => {
  const state = useFilters(plan);
  // The same element, so that a change of the address renders no part that does not read it.
  const content = useMemo(() => createElement(parts), [parts]);
  return (
    <DashboardFrame
      user={user}
      filters={state.filters}
      {...(leadsToRows && { plan })}
      bar={<DashboardFilters plan={plan} state={state} />}
    >
      {content}
    </DashboardFrame>
  );
});
