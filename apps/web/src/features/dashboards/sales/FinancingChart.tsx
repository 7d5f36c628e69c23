import { type ContractAsk, type FinancingSales, financingSales } from '@sereno/domain/dashboards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import type { SalesChartProps } from './chartProps.ts';
import { NamedChart } from './NamedChart.tsx';

export type FinancingChartProps = SalesChartProps & {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly FinancingSales[] | null | undefined;
};

/** In how many instalments it is paid, cash first (SAL-22, SAL-23). */
export const FinancingChart = memo(function FinancingChart(props: FinancingChartProps) {
  const { t } = useText(salesDashboardTexts);
  return (
    <NamedChart
      {...props}
      title={t('sales.financing')}
      category={t('sales.financingTerm')}
      fold={fold}
      askOf={askOf}
      isUpright
      height={BESIDE_STACK}
    />
  );
});

/** As high as the figure and the chart that stand beside it. */
const BESIDE_STACK = 420;

const fold = (rows: readonly FinancingSales[], _: unknown, most: number) => financingSales(rows, most);

const askOf = ({ payments }: FinancingSales): ContractAsk | null =>
  payments === null ? null : { kind: 'contracts', basis: 'sold', payments };
