import { timeIn } from '@sereno/domain/calendar';
import { pesosWithoutTax, type SalesDashboard } from '@sereno/domain/dashboards';
import { FigureGroup, type FigurePart } from '@sereno/ui/cards';
import { NO_FIGURE } from '@sereno/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/areas.ts';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { measureOf } from '../detail/measureOf.ts';
import { salesDashboardQuery } from '../filters/dashboardQueries.ts';
import { shownOptions, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardFigure } from '../kit/DashboardFigure.tsx';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { RowsButton } from '../kit/RowsButton.tsx';

/**
 * The figures in screen order (SAL-08 to SAL-18): what they are counted in, whether more of it is good news, and whether the contracts
 * sold add up to them. What is counted as it is now (SAL-17) is not compared: it would be compared with itself.
 */
const FIGURES = [
  { figure: 'sales', unit: 'count', cancelled: 'cancelled', better: 'more', hasRows: true },
  { figure: 'netAmount', unit: 'money', cancelled: 'cancelledAmount', better: 'more', hasRows: true },
  { figure: 'contractAmount', unit: 'money', cancelled: 'cancelledAmount', better: 'more', hasRows: true },
  { figure: 'discountAmount', unit: 'money', cancelled: 'cancelledAmount', better: 'neither', hasRows: true },
  { figure: 'downPayments', unit: 'money', cancelled: 'cancelledAmount', better: 'more', hasRows: true },
  { figure: 'averageTicket', unit: 'money', cancelled: 'cancelledAmount', better: 'more', hasRows: false },
  { figure: 'averageServiceTicket', unit: 'money', cancelled: 'cancelledAmount', better: 'more', hasRows: false },
  { figure: 'advisersWithSales', unit: 'count', cancelled: 'withCancelled', better: 'more', hasRows: false },
  { figure: 'advisersUpToDate', unit: 'count', cancelled: 'withCancelled', better: null, hasRows: false },
  { figure: 'initialAdvisers', unit: 'count', cancelled: 'withCancelled', better: 'more', hasRows: false },
] as const;

/** The figures that the answer tells of business line BF as well (SAL-19). */
const BF_FIGURES = ['sales', 'contractAmount', 'discountAmount', 'netAmount'] as const;

export type SalesFiguresProps = {
  /** Shows who has not sold. */
  onWithoutSales: () => void;
};

/** What the period comes to, each figure with what was cancelled beside it (SAL-08 to SAL-19). */
export const SalesFigures = memo(function SalesFigures({ onWithoutSales }: SalesFiguresProps) {
  const { t } = useText(salesDashboardTexts);
  const { filters, open } = useDashboard();
  const { data, isOld } = useDashboardQuery(salesDashboardQuery, filters);
  const { timeZone } = usePlatform().config;
  const { dataUpdatedAt } = useQuery(shownOptions(salesDashboardQuery, useCalls(), filters));
  const time = dataUpdatedAt > 0 ? timeIn(timeZone, new Date(dataUpdatedAt)) : NO_FIGURE;

  const partsOf = (
    { figure, unit, cancelled }: (typeof FIGURES)[number],
    sales: SalesDashboard | null,
  ): readonly FigurePart[] => {
    const lost = { label: t(`sales.${cancelled}`), value: sales?.cancelled[figure] ?? null, unit };
    const ofBf = BF_FIGURES.find((known) => known === figure);
    const bf = ofBf === undefined ? [] : [{ label: t('sales.bf'), value: sales?.bf[ofBf] ?? null, unit }];
    if (figure === 'netAmount') {
      const withoutTax = sales && pesosWithoutTax(sales.figures.netAmount);
      return [{ label: t('sales.withoutTax'), value: withoutTax, unit }, lost, ...bf];
    }
    if (figure !== 'advisersWithSales') return [lost, ...bf];
    return [{ label: t('sales.withoutSales'), value: sales?.advisers.withoutSales.length ?? null }, lost];
  };

  return (
    <DashboardSection
      title={t('sales.title')}
      actions={
        <RowsButton
          label={t('sales.openCancelled')}
          count={isOld ? 0 : (data?.cancelled.sales ?? 0)}
          onOpen={() => open({ kind: 'contracts', basis: 'cancelled' })}
        />
      }
    >
      <FigureGroup label={t('sales.title')} dense>
        {FIGURES.map((shown) => (
          <DashboardFigure
            key={shown.figure}
            query={salesDashboardQuery}
            label={t(`sales.${shown.figure}`)}
            explanation={t(`sales.${shown.figure}Help`, { time })}
            unit={shown.unit}
            isCompared={shown.better !== null}
            better={shown.better ?? 'neither'}
            value={({ figures }) => figures[shown.figure]}
            parts={(sales) => partsOf(shown, sales)}
            {...(shown.hasRows && { opens: { kind: 'contracts', basis: 'sold', measure: measureOf(shown.figure) } })}
            {...(shown.figure === 'advisersWithSales' && { onOpen: onWithoutSales })}
            openLabel={t(shown.figure === 'advisersWithSales' ? 'sales.openWithoutSales' : 'sales.open')}
          />
        ))}
      </FigureGroup>
    </DashboardSection>
  );
});
