import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import { SUMMARY_FILTERS } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { DetailDrawer } from '../detail/DetailDrawer.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { DashboardFilters } from '../filters/DashboardFilters.tsx';
import { useFilters } from '../filters/useFilters.ts';
import { ActivitiesChart } from './ActivitiesChart.tsx';
import { AmountsChart } from './AmountsChart.tsx';
import { LazyTable } from './LazyTable.tsx';
import { MeansChart } from './MeansChart.tsx';
import { ProspectsChart } from './ProspectsChart.tsx';
import { StatusBreakdown } from './StatusBreakdown.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import { Columns, Page } from './SummaryPage.styles.ts';
import { TracingsChart } from './TracingsChart.tsx';

/** `/dashboard`: who waits, what was sold and done, day by day, and what is overdue (DSH-01 to DSH-12). */
export function SummaryPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined ? null : <SummaryOf user={user} />;
}

function SummaryOf({ user }: { user: SessionUser }) {
  const { config } = usePlatform();
  const state = useFilters(SUMMARY_FILTERS);
  const { filters } = state;
  const { open } = useDetail();
  const part = { filters, onOpen: open };
  const chart = { ...part, csv: canDownloadCsv(user, config), print: canPrint(user, config) };
  // A part that failed is tried again with other filters.
  const key = JSON.stringify(filters);
  const region = (content: ReactNode) => <Region resetKey={key}>{content}</Region>;
  return (
    <Page>
      {region(<DashboardFilters plan={SUMMARY_FILTERS} state={state} />)}
      {region(<SummaryFigures {...part} />)}
      {region(<StatusBreakdown {...part} />)}
      {region(<AmountsChart {...chart} />)}
      <Columns>
        {region(<ActivitiesChart {...chart} />)}
        {region(<TracingsChart {...chart} />)}
      </Columns>
      <Columns>
        {region(<ProspectsChart {...chart} />)}
        {region(<MeansChart {...chart} />)}
      </Columns>
      {region(<LazyTable filters={filters} user={user} />)}
      <DetailDrawer plan={SUMMARY_FILTERS} filters={filters} />
    </Page>
  );
}
