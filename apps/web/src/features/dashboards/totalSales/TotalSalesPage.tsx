import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import { TOTAL_FILTERS } from '@sereno/domain/dashboards';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { DetailDrawer } from '../detail/DetailDrawer.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { totalSalesQuery } from '../filters/dashboardQueries.ts';
import { DashboardFilters } from '../filters/DashboardFilters.tsx';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useFilters } from '../filters/useFilters.ts';
import { StatusChart } from './StatusChart.tsx';
import { TotalFigures } from './TotalFigures.tsx';
import { Page } from './TotalSalesPage.styles.ts';

/** `/totalsales-dashboard`: what was sold and cancelled in a period, in five figures and by status (TOT-01 to TOT-04). */
export function TotalSalesPage() {
  const { config } = usePlatform();
  const state = useFilters(TOTAL_FILTERS);
  const { filters, viewer } = state;
  const { open } = useDetail();
  const { data: totals, refreshing, isOld } = useDashboardQuery(totalSalesQuery, filters);
  const previous = useCompared(totalSalesQuery, filters, isOld);
  const { start, end } = filters.range;

  return (
    <Page>
      <DashboardFilters plan={TOTAL_FILTERS} state={state} />
      <Region resetKey={`${start} ${end}`}>
        <TotalFigures totals={totals} previous={previous} compare={filters.compare} isOld={isOld} onOpen={open} />
      </Region>
      <Region resetKey={`${start} ${end}`}>
        <StatusChart
          totals={totals}
          refreshing={refreshing}
          isOld={isOld}
          csv={canDownloadCsv(viewer, config)}
          print={canPrint(viewer, config)}
          onOpen={open}
        />
      </Region>
      <DetailDrawer plan={TOTAL_FILTERS} filters={filters} />
    </Page>
  );
}
