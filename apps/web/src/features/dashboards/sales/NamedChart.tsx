import type { ContractAsk, FoldedSales, NamedSales, SalesMeasure } from '@sereno/domain/dashboards';
import { BarChart, type ChartMark, type SeriesColor } from '@sereno/ui/charts';
import { useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { salesDashboardTexts } from '../../../i18n/salesDashboard/index.ts';
import { CHART_HEIGHT, MOST_BARS, type SalesChartProps, UNITS } from './chartProps.ts';

export type NamedChartProps<Row> = SalesChartProps & {
  /** Heading of the chart. */
  title: string;
  /** What the bars are, in words. */
  category: string;
  /** Undefined while they load, null when there are none to show. */
  rows: readonly Row[] | null | undefined;
  /** Their order, and which of them are put together. Stays the same over renders. */
  fold: (rows: readonly Row[], measure: SalesMeasure, most: number) => FoldedSales<Row>;
  /** The contracts of a row; null where the answer does not say which. Stays the same over renders. */
  askOf: (row: Row) => ContractAsk | null;
  /** Bars that stand, for few and short names. Default: they lie. */
  isUpright?: boolean;
  /** Height of the drawing in px. Default: that of all charts. */
  height?: number;
};

/** Sales by what they have in common, as bars, each of which leads to its contracts. */
export function NamedChart<Row extends NamedSales>(props: NamedChartProps<Row>) {
  const { title, category, rows, fold, askOf, measure, refreshing, csv, print, onOpen } = props;
  const { isUpright = false, height = CHART_HEIGHT } = props;
  const { t } = useText(salesDashboardTexts);
  const folded = useMemo(() => fold(rows ?? [], measure, MOST_BARS), [rows, fold, measure]);
  const name = t(measure === 'amount' ? 'sales.netAmount' : 'sales.contracts');
  const drawn = useMemo(() => {
    const rest = folded.rest === null ? [] : [{ name: t('sales.others'), ...folded.rest }];
    const all = [...folded.rows, ...rest];
    return {
      // A name may stand twice in an answer, so a mark is known by its place.
      categories: all.map((row, index) => ({ id: String(index), label: row.name || t('sales.unnamed') })),
      series: [{ id: measure, name, values: all.map((row) => row[measure]), color }],
    };
  }, [folded, measure, name, t]);
  const words = useMemo(() => ({ category, value: name }), [category, name]);
  const select = useCallback(
    (mark: ChartMark) => {
      const row = folded.rows[Number(mark.category)];
      const ask = row === undefined ? null : askOf(row);
      if (ask !== null) onOpen(ask);
    },
    [folded, askOf, onOpen],
  );
  return (
    <BarChart
      title={title}
      direction={isUpright ? 'vertical' : 'horizontal'}
      unit={UNITS[measure]}
      height={height}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      {...drawn}
      axis={words}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('sales.open')}
    />
  );
}

/** One colour whatever is measured. */
const color: SeriesColor = 1;
