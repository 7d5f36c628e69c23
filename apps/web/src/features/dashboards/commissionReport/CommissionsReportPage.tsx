import { COMMISSION_FILTERS } from '@sereno/domain/dashboards';
import { useAtomValue } from 'jotai';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { DashboardFilters } from '../filters/DashboardFilters.tsx';
import { useFilters } from '../filters/useFilters.ts';
import { Page } from './CommissionsReportPage.styles.ts';
import { ReportTable } from './ReportTable.tsx';

/** `/commissions-report`: the commissions of the contracts that entered the ERP in a range (CMR-01 to CMR-06). */
export function CommissionsReportPage() {
  const user = useAtomValue(sessionAtom)?.user;
  const state = useFilters(COMMISSION_FILTERS);
  const { start, end } = state.filters.range;
  if (user === undefined) return null;
  return (
    <Page>
      <DashboardFilters plan={COMMISSION_FILTERS} state={state} />
      <Region resetKey={`${start} ${end}`}>
        <ReportTable filters={state.filters} user={user} />
      </Region>
    </Page>
  );
}
