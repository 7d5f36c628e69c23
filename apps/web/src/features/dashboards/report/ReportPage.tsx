import { SUMMARY_FILTERS, type FilterPlan } from '@sereno/domain/dashboards';
import { entryForPath } from '@sereno/domain/navigation';
import { type KnownReport, reportOf, REPORTS } from '@sereno/domain/report';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { Part } from '../kit/LatePart.tsx';
import { ReportFigures } from './ReportFigures.tsx';

/** The filters of each report: its days and whose rows, as on `/dashboard`. The same object from render to render. */
const PLANS: ReadonlyMap<KnownReport, FilterPlan> = new Map(
  REPORTS.map((report) => [report, { ...SUMMARY_FILTERS, id: `report-${report.id}`, listsOf: SUMMARY_FILTERS.id }]),
);

/** The report that the address leads to; undefined where it leads elsewhere. */
function useReport(): KnownReport | undefined {
  const [path] = useLocation();
  const entry = entryForPath(path);
  return entry === null ? undefined : reportOf(entry.id);
}

/** What stands beside the report's own buttons; by context, since the page renders its parts once. */
const BesideContext = createContext<ReactNode>(null);

/** `/report/*`: the page of every report, which finds its description by the address (UND-15 to UND-29). */
export function ReportPage({ beside = null }: { beside?: ReactNode }) {
  const report = useReport();
  const plan = report && PLANS.get(report);
  // Another report is another page: nothing of the one before may stay in it.
  return plan === undefined ? null : (
    <BesideContext value={beside}>
      <DashboardPage key={plan.id} plan={plan} leadsToRows={false} parts={ReportParts} />
    </BesideContext>
  );
}

function ReportParts() {
  const report = useReport();
  const beside = use(BesideContext);
  const plan = report && PLANS.get(report);
  return report === undefined || plan === undefined ? null : (
    <Part>
      <ReportFigures report={report} plan={plan} beside={beside} />
    </Part>
  );
}
