import type { ContractAsk, TotalSales } from '@sereno/domain/dashboards';
import { BarChart, type ChartMark } from '@sereno/ui/charts';
import { useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { totalSalesTexts } from '../../../i18n/totalSales/index.ts';

export type StatusChartProps = {
  /** Undefined while they load, null when there are none to show. */
  totals: TotalSales | null | undefined;
  /** Newer ones are on their way. */
  refreshing: boolean;
  /** Whether they are of other days than those that are chosen by now: nothing is opened from them. */
  isOld: boolean;
  /** Offers the file (TBL-13). */
  csv: boolean;
  /** Offers to print (TBL-14). */
  print: boolean;
  /** Shows the contracts of a status. */
  onOpen: (ask: ContractAsk) => void;
};

/** The figures that are amounts, each with its colour: contracts are no pesos and have no place on the same axis. */
const AMOUNTS = [
  { figure: 'contractAmount', color: 1 },
  { figure: 'discountAmount', color: 2 },
  { figure: 'netAmount', color: 3 },
  { figure: 'downPayments', color: 4 },
] as const;

/** The amounts of the period by the status that its contracts have now (TOT-03). */
export function StatusChart({ totals, refreshing, isOld, csv, print, onOpen }: StatusChartProps) {
  const { t } = useText(totalSalesTexts);
  // The same objects from render to render, so that the drawing is not made again.
  const drawn = useMemo(() => {
    const details = totals?.details ?? [];
    return {
      // A status may stand twice in an answer, so a mark is known by its place.
      categories: details.map(({ status }, index) => ({ id: String(index), label: status })),
      series: AMOUNTS.map(({ figure, color }) => ({
        id: figure,
        name: t(`totalSales.${figure}`),
        values: details.map((detail) => detail[figure]),
        color,
      })),
      axis: { category: t('totalSales.axisStatus'), value: t('totalSales.axisAmount') },
    };
  }, [totals, t]);
  const select = useCallback(
    ({ category }: ChartMark) => {
      const status = totals?.details[Number(category)]?.status;
      if (status !== undefined && !isOld) onOpen({ kind: 'contracts', basis: 'sold', status });
    },
    [totals, isOld, onOpen],
  );
  return (
    <BarChart
      title={t('totalSales.byStatus')}
      layout="grouped"
      unit="pesos"
      height={300}
      loading={totals === undefined}
      failed={totals === null}
      refreshing={refreshing}
      {...drawn}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('totalSales.open')}
    />
  );
}
