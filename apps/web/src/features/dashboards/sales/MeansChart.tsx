import { type ContractAsk, largestSales, type NamedSales } from '@sereno/domain/dashboards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import type { SalesChartProps } from './chartProps.ts';
import { NamedChart } from './NamedChart.tsx';

export type MeansChartProps = SalesChartProps & {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly NamedSales[] | null | undefined;
};

/** By which medium the prospects came who bought (SAL-21). */
export const MeansChart = memo(function MeansChart(props: MeansChartProps) {
  const { t } = useText(salesDashboardTexts);
  return (
    <NamedChart
      {...props}
      title={t('sales.means')}
      category={t('sales.medium')}
      fold={largestSales<NamedSales>}
      askOf={askOf}
    />
  );
});

const askOf = ({ name }: NamedSales): ContractAsk | null =>
  name === '' ? null : { kind: 'contracts', basis: 'sold', prospectionMeans: name };
