import { type DaySales, periodSum, previousRange } from '@sereno/domain/dashboards';
import type { DateRange } from '@sereno/domain/calendar';
import { FigureCard } from '@sereno/ui/cards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { salesAmountsQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { comparedFigure } from './compared.ts';
import type { PartProps } from './partProps.ts';

const soldIn = (range: DateRange, sales: readonly DaySales[], figure: 'amount' | 'sales'): number =>
  periodSum(
    range,
    sales.map((row) => ({ date: row.date, value: row[figure] })),
  );

/** What was sold, in pesos and in contracts: the total of the chart by day (DSH-04). */
export const SalesFigure = memo(function SalesFigure({ filters, onOpen }: PartProps) {
  const { t } = useText(summaryTexts);
  const { data: sales, shown, isOld } = useDashboardQuery(salesAmountsQuery, filters);
  const before = useCompared(salesAmountsQuery, filters, isOld);
  const { range } = shown;
  return (
    <FigureCard
      label={t('summary.sold')}
      unit="pesos"
      value={sales ? soldIn(range, sales, 'amount') : null}
      loading={sales === undefined}
      refreshing={isOld}
      parts={[{ label: t('summary.contracts'), value: sales ? soldIn(range, sales, 'sales') : null }]}
      {...comparedFigure(filters.compare, before, (rows) => soldIn(previousRange(range), rows, 'amount'))}
      explanation={t('summary.amountHelp')}
      {...(sales && { onOpen: () => onOpen({ kind: 'contracts', basis: 'sold' }) })}
      openLabel={t('summary.open')}
    />
  );
});
