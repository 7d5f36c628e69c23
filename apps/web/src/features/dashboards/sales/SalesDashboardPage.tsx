import { SALES_FILTERS } from '@sereno/domain/dashboards';
import { lazyComponent } from '@sereno/ui/lazy';
import { useRef } from 'react';
import { salesDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { LatePart, Part } from '../kit/LatePart.tsx';
import { useFold } from '../kit/useFold.ts';
import { SalesCharts } from './SalesCharts.tsx';
import { AdvisersPlace, PlacesPlace } from './SalesDashboardPage.styles.ts';
import { SalesFigures } from './SalesFigures.tsx';
import { useRequestedAdvisers } from './advisers/useRequestedAdvisers.ts';

const SalesAdvisers = lazyComponent(() =>
  import('./advisers/SalesAdvisers.tsx').then((module) => module.SalesAdvisers),
);
const SalesPlaces = lazyComponent(() => import('./places/SalesPlaces.tsx').then((module) => module.SalesPlaces));

/** `/sales-dashboard`: what was sold, who sold it and where (SAL-01 to SAL-34). */
export function SalesDashboardPage() {
  return <DashboardPage plan={SALES_FILTERS} parts={SalesParts} />;
}

function SalesParts() {
  const { t } = useText(salesDashboardTexts);
  const { requested, askWithoutSales } = useRequestedAdvisers();
  const advisers = useFold('salesAdvisers', requested);
  const places = useFold('salesPlaces');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Part>
        <SalesFigures onWithoutSales={askWithoutSales} />
      </Part>
      <SalesCharts />
      <DashboardSection id="asesores" ref={heading} title={t('sales.advisersTitle')} fold={advisers}>
        <LatePart placeholder={<AdvisersPlace />} startsNear={requested !== null}>
          <SalesAdvisers requested={requested} heading={heading} />
        </LatePart>
      </DashboardSection>
      <DashboardSection title={t('sales.placesTitle')} fold={places}>
        <LatePart placeholder={<PlacesPlace />}>
          <SalesPlaces />
        </LatePart>
      </DashboardSection>
    </>
  );
}
