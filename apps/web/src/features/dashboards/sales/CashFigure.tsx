import { cashPercent, cashSales, type ContractAsk, type FinancingSales } from '@sereno/domain/dashboards';
import { FigureCard } from '@sereno/ui/cards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';

export type CashFigureProps = {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly FinancingSales[] | null | undefined;
  /** Those of the previous period, in the same way. */
  previous: readonly FinancingSales[] | null | undefined;
  /** Whether they are compared with. */
  compare: boolean;
  /** Newer figures are on their way while these stay. */
  isOld: boolean;
  /** Shows the contracts. */
  onOpen: (ask: ContractAsk) => void;
};

/** What is paid in cash, and how much of everything that is (SAL-22). */
export const CashFigure = memo(function CashFigure({ rows, previous, compare, isOld, onOpen }: CashFigureProps) {
  const { t } = useText(salesDashboardTexts);
  const cash = rows ? cashSales(rows) : null;
  return (
    <FigureCard
      label={t('sales.byCash')}
      unit="pesos"
      value={cash?.amount ?? null}
      loading={rows === undefined}
      refreshing={isOld}
      parts={[
        { label: t('sales.contracts'), value: cash?.sales ?? null },
        { label: t('sales.shareOfAmount'), value: rows ? cashPercent(rows) : null, unit: 'percent' },
      ]}
      {...(compare && { previous: previous ? cashSales(previous).amount : null })}
      compareLoading={compare && previous === undefined}
      explanation={t('sales.byCashHelp')}
      onOpen={() => onOpen({ kind: 'contracts', basis: 'sold', payments: 0 })}
      openLabel={t('sales.open')}
    />
  );
});
