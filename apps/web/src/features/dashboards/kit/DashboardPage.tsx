import type { FilterPlan } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { useAtomValue } from 'jotai';
import { type ComponentType, createElement, useMemo } from 'react';
import { sessionAtom } from '../../../platform/session.ts';
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
export function DashboardPage(props: DashboardPageProps) {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined ? null : <PageOf {...props} user={user} />;
}

function PageOf({ plan, leadsToRows = true, parts, user }: DashboardPageProps & { user: SessionUser }) {
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
}
