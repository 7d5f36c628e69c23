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
import { DashboardFilters } from '../filters/DashboardFilters.tsx';
import { useFilters } from '../filters/useFilters.ts';
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
      {region(<DashboardFilters plan={plan} state={state} />)}
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
