import { SALES_FILTERS } from '@sereno/domain/dashboards';
import { lazyComponent } from '@sereno/ui/lazy';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { LatePart, Part } from '../kit/LatePart.tsx';
import { SalesCharts } from './SalesCharts.tsx';
import { AdvisersPlace, PlacesPlace } from './SalesDashboardPage.styles.ts';
import { SalesFigures } from './SalesFigures.tsx';
import { useRequestedAdvisers } from './advisers/useRequestedAdvisers.ts';

const SalesAdvisers = lazyComponent(() =>
  import('./advisers/SalesAdvisers.tsx').then((module) => module.SalesAdvisers),
);
const SalesPlaces = lazyComponent(() => import('./places/SalesPlaces.tsx').then((module) => module.SalesPlaces));

/** `/sales-dashboard`: what was sold, by whom and where (SAL-01 to SAL-34). */
export function SalesDashboardPage() {
  return <DashboardPage plan={SALES_FILTERS} parts={SalesParts} />;
}

function SalesParts() {
  const { requested, askWithoutSales } = useRequestedAdvisers();
  return (
    <>
      <Part>
        <SalesFigures onWithoutSales={askWithoutSales} />
      </Part>
      <SalesCharts />
      <LatePart placeholder={<AdvisersPlace />} startsNear={requested !== null}>
        <SalesAdvisers requested={requested} />
      </LatePart>
      <LatePart placeholder={<PlacesPlace />}>
        <SalesPlaces />
      </LatePart>
    </>
  );
}
