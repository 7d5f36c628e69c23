import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import { type ContractAsk, SALES_FILTERS } from '@sereno/domain/dashboards';
import { useCallback, useEffect, useRef } from 'react';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { Region } from '../../../platform/Region.tsx';
import { DetailDrawer } from '../detail/DetailDrawer.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { salesDashboardQuery } from '../filters/dashboardQueries.ts';
import { DashboardFilters } from '../filters/DashboardFilters.tsx';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useFilters } from '../filters/useFilters.ts';
import { LazyParts } from './LazyParts.tsx';
import { SalesCharts } from './SalesCharts.tsx';
import { Page } from './SalesDashboardPage.styles.ts';
import { SalesFigures } from './SalesFigures.tsx';
import { useAskedAdvisers } from './advisers/useAskedAdvisers.ts';

/** `/sales-dashboard`: what was sold, by whom and where (SAL-01 to SAL-34). */
export function SalesDashboardPage() {
  const { config } = usePlatform();
  const state = useFilters(SALES_FILTERS);
  const { filters, viewer } = state;
  const { data, refreshing, shown, isOld } = useDashboardQuery(salesDashboardQuery, filters);
  const previous = useCompared(salesDashboardQuery, filters, isOld);
  const open = useOpenCurrent(isOld);
  const { asked, askWithoutSales } = useAskedAdvisers();
  // A part that failed is tried again with other filters.
  const key = JSON.stringify(filters);
  const rights = { csv: canDownloadCsv(viewer, config), print: canPrint(viewer, config) };
  return (
    <Page>
      <Region resetKey={key}>
        <DashboardFilters plan={SALES_FILTERS} state={state} />
      </Region>
      <Region resetKey={key}>
        <SalesFigures
          data={data}
          previous={previous}
          compare={filters.compare}
          isOld={isOld}
          onOpen={open}
          onWithoutSales={askWithoutSales}
        />
      </Region>
      <SalesCharts
        data={data}
        previous={previous}
        compare={filters.compare}
        range={shown.range}
        refreshing={refreshing}
        isOld={isOld}
        {...rights}
        onOpen={open}
        resetKey={key}
      />
      <LazyParts
        data={data}
        refreshing={refreshing}
        isOld={isOld}
        {...rights}
        onOpen={open}
        resetKey={key}
        asked={asked}
      />
      <DetailDrawer plan={SALES_FILTERS} filters={filters} />
    </Page>
  );
}

/**
 * What opens the rows behind a figure, unless the figures are of other filters than those that are chosen by now. It stays the same
 * over renders, so that no chart is drawn again because of it.
 */
function useOpenCurrent(isOld: boolean): (ask: ContractAsk) => void {
  const { open } = useDetail();
  const isOldNow = useRef(isOld);
  useEffect(() => {
    isOldNow.current = isOld;
  }, [isOld]);
  return useCallback(
    (ask) => {
      if (!isOldNow.current) open(ask);
    },
    [open],
  );
}
