import { COMMISSION_FILTERS } from '@sereno/domain/dashboards';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { Part } from '../kit/LatePart.tsx';
import { ReportTable } from './ReportTable.tsx';

/** `/commissions-report`: the commissions of the contracts that entered the ERP in a range (CMR-01 to CMR-06). */
export function CommissionsReportPage() {
  return <DashboardPage plan={COMMISSION_FILTERS} leadsToRows={false} parts={ReportParts} />;
}

function ReportParts() {
  return (
    <Part>
      <ReportTable />
    </Part>
  );
}
