import type { FilterPlan } from '@sereno/domain/dashboards';
import { type ComponentType, createElement, useEffect, useMemo, useState } from 'react';
import { usePaintedValue } from '../../../loading/useAfterPaint.ts';
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
  // What was chosen stands in the bar at once, however long the figures take.
  const filters = usePaintedValue(state.filters);
  const [asked, setAsked] = useState(filters);
  // Runs after the effects of the parts, which ask their calls.
  useEffect(() => setAsked(filters), [filters]);
  // The same element, so that a change of the address renders no part that does not read it.
  const content = useMemo(() => createElement(parts), [parts]);
  return (
    <DashboardFrame
      user={user}
      filters={filters}
      {...(leadsToRows && { plan })}
      bar={<DashboardFilters plan={plan} state={state} isAsking={asked !== state.filters} />}
    >
      {content}
    </DashboardFrame>
  );
});
