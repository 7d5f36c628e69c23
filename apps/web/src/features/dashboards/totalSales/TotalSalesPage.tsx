import {
  type ContractQuery,
  pesosWithoutTax,
  TOTAL_FIGURES,
  TOTAL_FILTERS,
  type TotalFigure,
  type TotalSales,
} from '@sereno/domain/dashboards';
import { FigureGroup } from '@sereno/ui/cards';
import { BarChart, type ChartDatum } from '@sereno/ui/charts';
import { useText } from '../../../i18n/index.tsx';
import type { es } from '../../../i18n/totalSales/es.ts';
import { totalSalesTexts } from '../../../i18n/areas.ts';
import { measureOf } from '../detail/measureOf.ts';
import { totalSalesQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { DashboardChart, type Drawing } from '../kit/DashboardChart.tsx';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardFigure } from '../kit/DashboardFigure.tsx';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { Part } from '../kit/LatePart.tsx';
import { RowsButton } from '../kit/RowsButton.tsx';

/** `/totalsales-dashboard`: what was sold and cancelled in a period, in five figures and by status (TOT-01 to TOT-04). */
export function TotalSalesPage() {
  return <DashboardPage plan={TOTAL_FILTERS} parts={TotalSalesParts} />;
}

function TotalSalesParts() {
  const { t } = useText(totalSalesTexts);
  return (
    <>
      <Part>
        <TotalFigures />
      </Part>
      <DashboardChart
        texts={totalSalesTexts}
        query={totalSalesQuery}
        rows={({ details }) => details}
        draw={drawStatus}
        openLabel={t('totalSales.open')}
      >
        {(chart) => <BarChart {...chart} title={t('totalSales.byStatus')} layout="grouped" unit="money" height={300} />}
      </DashboardChart>
    </>
  );
}

/** The five figures, each with what was cancelled beside it and its parts by status (TOT-02 to TOT-04). */
function TotalFigures() {
  const { t } = useText(totalSalesTexts);
  const { filters, open } = useDashboard();
  const { data, isOld } = useDashboardQuery(totalSalesQuery, filters);

  const partsOf = (figure: TotalFigure, totals: TotalSales | null) => {
    const unit = unitOf(figure);
    const label = figure === 'sales' ? t('totalSales.cancelled') : t('totalSales.cancelledAmount');
    const lost = { label, value: totals?.cancelled[figure] ?? null, unit };
    if (figure !== 'netAmount') return [lost];
    const withoutTax = totals && pesosWithoutTax(totals.figures.netAmount);
    return [{ label: t('totalSales.withoutTax'), value: withoutTax, unit }, lost];
  };

  // Never empty, so that the cards keep their size whatever the answer is.
  const detailsOf = (figure: TotalFigure, totals: TotalSales | null) => {
    const unit = unitOf(figure);
    if (!totals) return [{ name: t('totalSales.failed'), value: null, unit }];
    const details = totals.details.map((detail) => ({ name: detail.status, value: detail[figure], unit }));
    return details.length > 0 ? details : [{ name: t('totalSales.noContracts'), value: 0, unit }];
  };

  return (
    <DashboardSection
      title={t('totalSales.title')}
      actions={
        <RowsButton
          label={t('totalSales.openCancelled')}
          count={isOld ? 0 : (data?.cancelled.sales ?? 0)}
          onOpen={() => open({ kind: 'contracts', basis: 'cancelled' })}
        />
      }
    >
      <FigureGroup label={t('totalSales.title')}>
        {TOTAL_FIGURES.map((figure) => (
          <DashboardFigure
            key={figure}
            query={totalSalesQuery}
            label={t(`totalSales.${figure}`)}
            explanation={t(`totalSales.${figure}Help`)}
            unit={unitOf(figure)}
            better={figure === 'discountAmount' ? 'neither' : 'more'}
            value={({ figures }) => figures[figure]}
            parts={(totals) => partsOf(figure, totals)}
            details={(totals) => detailsOf(figure, totals)}
            opens={{ kind: 'contracts', basis: 'sold', measure: measureOf(figure) }}
            openLabel={t('totalSales.open')}
          />
        ))}
      </FigureGroup>
    </DashboardSection>
  );
}

const unitOf = (figure: TotalFigure): 'count' | 'money' => (figure === 'sales' ? 'count' : 'money');

/** The figures that are amounts, each with its colour: contracts are no pesos and have no place on the same axis. */
const AMOUNTS = [
  { figure: 'contractAmount', color: 1 },
  { figure: 'discountAmount', color: 2 },
  { figure: 'netAmount', color: 3 },
  { figure: 'downPayments', color: 4 },
] as const;

/** The amounts of the period by the status that its contracts have now (TOT-03). */
function drawStatus({ rows, t }: Drawing<TotalSales['details'], typeof es>) {
  const details = rows ?? [];
  return {
    chart: {
      // A status may stand twice in an answer, so a mark is known by its place.
      categories: details.map(({ status }, index) => ({ id: String(index), label: status })),
      series: AMOUNTS.map(({ figure, color }) => ({
        id: figure,
        name: t(`totalSales.${figure}`),
        values: details.map((detail) => detail[figure]),
        color,
      })),
      axis: { category: t('totalSales.axisStatus'), value: t('totalSales.axisAmount') },
    },
    detailOf: ({ category }: ChartDatum): ContractQuery | null => {
      const status = details[Number(category)]?.status;
      return status === undefined ? null : { kind: 'contracts', basis: 'sold', status };
    },
  };
}
