import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import { teamFilters } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { DetailDrawer } from '../detail/DetailDrawer.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { DashboardFilters, type DashboardFiltersProps } from '../filters/DashboardFilters.tsx';
import { useFilters } from '../filters/useFilters.ts';
import { useFreshness } from '../filters/useFreshness.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { LazyTable } from './LazyTable.tsx';
import { RankingChart } from './RankingChart.tsx';
import { TeamFigures } from './TeamFigures.tsx';
import { TeamGoals } from './TeamGoals.tsx';
import { Columns, Page } from './TeamPage.styles.ts';

/** `/sales-team-dashboard`: what the teams renewed and sold, who leads, and what the goals still ask for (STM-01 to STM-16). */
export function TeamPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined ? null : <TeamOf user={user} />;
}

function TeamOf({ user }: { user: SessionUser }) {
  const { config } = usePlatform();
  const plan = useMemo(() => teamFilters(config), [config]);
  const state = useFilters(plan);
  const { filters } = state;
  const { open } = useDetail();
  const part = { filters, onOpen: open };
  const exports = { csv: canDownloadCsv(user, config), print: canPrint(user, config) };
  // A part that failed is tried again with other filters.
  const key = JSON.stringify(filters);
  const region = (content: ReactNode) => <Region resetKey={key}>{content}</Region>;
  return (
    <Page>
      {region(<TeamFilters plan={plan} state={state} />)}
      {region(<TeamFigures {...part} />)}
      {region(<TeamGoals filters={filters} />)}
      <Columns>
        {region(<RankingChart {...part} {...exports} />)}
        {region(<ComparisonChart filters={filters} {...exports} />)}
      </Columns>
      {region(<LazyTable {...part} {...exports} user={user} />)}
      <DetailDrawer plan={plan} filters={filters} activeOnly={filters.switches?.includes('activeOnly') === true} />
    </Page>
  );
}

/** Apart from the page, so that an answer that comes renders the bar and nothing else for the time that it shows. */
function TeamFilters(props: Pick<DashboardFiltersProps, 'plan' | 'state'>) {
  return <DashboardFilters {...props} {...useFreshness()} />;
}
