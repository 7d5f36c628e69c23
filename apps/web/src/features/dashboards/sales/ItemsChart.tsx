import { type ContractAsk, largestSales, type NamedSales } from '@sereno/domain/dashboards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import type { SalesChartProps } from './chartProps.ts';
import { NamedChart } from './NamedChart.tsx';

export type ItemsChartProps = SalesChartProps & {
  /** Undefined while they load, null when there are none to show. */
  rows: readonly NamedSales[] | null | undefined;
};

/** Which items were sold most (SAL-25). */
export const ItemsChart = memo(function ItemsChart(props: ItemsChartProps) {
  const { t } = useText(salesDashboardTexts);
  return (
    <NamedChart
      {...props}
      title={t('sales.items')}
      category={t('sales.item')}
      fold={largestSales<NamedSales>}
      askOf={askOf}
    />
  );
});

const askOf = ({ name }: NamedSales): ContractAsk | null =>
  name === '' ? null : { kind: 'contracts', basis: 'sold', item: name };
