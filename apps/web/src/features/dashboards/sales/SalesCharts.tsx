import { cashPercent, cashSales, SALES_MEASURES, type SalesMeasure } from '@sereno/domain/dashboards';
import { BarChart, DonutChart } from '@sereno/ui/charts';
import { SegmentedControl } from '@sereno/ui/foundation';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/areas.ts';
import { salesDashboardQuery } from '../filters/dashboardQueries.ts';
import { Columns } from '../kit/Dashboard.styles.ts';
import { DashboardChart } from '../kit/DashboardChart.tsx';
import { DashboardFigure } from '../kit/DashboardFigure.tsx';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { Part } from '../kit/LatePart.tsx';
import { drawDaily, drawDownPayments, drawFinancing, drawItems, drawMeans } from './salesCharts.ts';
import { Stack } from './SalesDashboardPage.styles.ts';
import { SellersRanking } from './SellersRanking.tsx';
import { UNITS, useMeasure } from './useMeasure.ts';

/** Height of the charts in px, the same for neighbours, so that their edges stand in one line. */
const HEIGHT = 288;
/** As high as the figure and the chart that stand beside it. */
const BESIDE_STACK = 420;
/** A figure stands above it. */
const BELOW_FIGURE = 240;

/** How it was sold, in pesos or in contracts (SAL-20 to SAL-26). */
export function SalesCharts() {
  const { t } = useText(salesDashboardTexts);
  const { measure, setMeasure } = useMeasure();
  return (
    <DashboardSection
      title={t('sales.charts')}
      actions={
        <SegmentedControl
          size="small"
          label={t('sales.measure')}
          options={SALES_MEASURES.map((value) => ({
            value,
            label: t(value === 'amount' ? 'sales.netAmount' : 'sales.contracts'),
          }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      <Charts measure={measure} />
    </DashboardSection>
  );
}

/** Each gets its rows alone, so that only those whose rows changed are drawn again. */
const Charts = memo(function Charts({ measure }: { measure: SalesMeasure }) {
  const { t } = useText(salesDashboardTexts);
  const chart = { texts: salesDashboardTexts, query: salesDashboardQuery, openLabel: t('sales.open') };
  const unit = UNITS[measure];
  return (
    <>
      <Columns>
        <DashboardChart {...chart} rows={({ daily }) => daily} draw={drawDaily[measure]} isCompared>
          {(drawn) => <BarChart {...drawn} unit={unit} height={HEIGHT} />}
        </DashboardChart>
        <Part>
          <SellersRanking measure={measure} />
        </Part>
      </Columns>
      <Columns>
        <DashboardChart {...chart} rows={({ prospectionMeans }) => prospectionMeans} draw={drawMeans[measure]}>
          {(drawn) => (
            <BarChart {...drawn} title={t('sales.means')} direction="horizontal" unit={unit} height={HEIGHT} />
          )}
        </DashboardChart>
        <DashboardChart {...chart} rows={({ topItems }) => topItems} draw={drawItems[measure]}>
          {(drawn) => (
            <BarChart {...drawn} title={t('sales.items')} direction="horizontal" unit={unit} height={HEIGHT} />
          )}
        </DashboardChart>
      </Columns>
      <Columns>
        <DashboardChart {...chart} rows={({ financing }) => financing} draw={drawFinancing[measure]}>
          {(drawn) => <BarChart {...drawn} title={t('sales.financing')} unit={unit} height={BESIDE_STACK} />}
        </DashboardChart>
        <Stack>
          <Part>
            <CashFigure />
          </Part>
          <DashboardChart
            {...chart}
            rows={({ downPaymentMethods }) => downPaymentMethods}
            draw={drawDownPayments[measure]}
          >
            {(drawn) => (
              <DonutChart
                {...drawn}
                title={t(measure === 'amount' ? 'sales.downPaymentMethods' : 'sales.downPaymentContracts')}
                unit={unit}
                height={BELOW_FIGURE}
              />
            )}
          </DashboardChart>
        </Stack>
      </Columns>
    </>
  );
});

/** What is paid in cash, and how much of everything that is (SAL-22). */
function CashFigure() {
  const { t } = useText(salesDashboardTexts);
  return (
    <DashboardFigure
      query={salesDashboardQuery}
      label={t('sales.byCash')}
      explanation={t('sales.byCashHelp')}
      unit="money"
      value={({ financing }) => cashSales(financing).amount}
      parts={(sales) => [
        { label: t('sales.contracts'), value: sales && cashSales(sales.financing).sales },
        { label: t('sales.shareOfAmount'), value: sales && cashPercent(sales.financing), unit: 'percent' },
      ]}
      opens={{ kind: 'contracts', basis: 'sold', payments: 0 }}
      openLabel={t('sales.open')}
    />
  );
}
