import type { DateRange } from '@sereno/domain/calendar';
import {
  binSums,
  type ContractQuery,
  type DaySales,
  type FinancingSales,
  financingSales,
  type FoldedSales,
  largestSales,
  type NamedSales,
  type SalesMeasure,
} from '@sereno/domain/dashboards';
import type { ChartDatum } from '@sereno/ui/charts';
import type { SeriesColor } from '@sereno/ui/theme';
import type { es } from '../../../i18n/salesDashboard/es.ts';
import type { Drawing } from '../kit/DashboardChart.tsx';
import { drawByDays } from '../kit/drawByDays.ts';

type SalesDrawing<Row> = Drawing<readonly Row[], typeof es>;

/** The same drawing for pesos and for contracts; each is stable between renders. */
const byMeasure = <From, Drawn>(draw: (from: From, measure: SalesMeasure) => Drawn) =>
  ({ amount: (from: From) => draw(from, 'amount'), sales: (from: From) => draw(from, 'sales') }) as const;

/** One colour whatever is measured. */
const color: SeriesColor = 1;
/** More lying bars than that are too thin to be pressed. */
const MOST_BARS = 10;

const nameOf = ({ t }: Pick<SalesDrawing<never>, 't'>, measure: SalesMeasure): string =>
  t(measure === 'amount' ? 'sales.netAmount' : 'sales.contracts');

/** What was sold, day by day, over the period before (SAL-20). */
export const drawDaily = byMeasure((drawing: SalesDrawing<DaySales>, measure) => {
  const { isCompared, t } = drawing;
  const name = nameOf(drawing, measure);
  const seriesOf = (bins: readonly DateRange[], rows: readonly DaySales[]) => {
    const values = binSums(
      bins,
      rows.map((row) => ({ date: row.date, value: row[measure] })),
    );
    return [{ id: measure, name, values, color }];
  };
  const { chart, isByWeek, daysOf } = drawByDays(drawing, (days) => t('sales.weekName', days), seriesOf);
  const { previousCategories: _, ...drawn } = chart;
  // Days without a sale are no data, unless the days before are to be seen over them.
  const isNothing = !isCompared && chart.series.every(({ values }) => values.every((value) => value === 0));
  return {
    chart: {
      ...drawn,
      series: isNothing ? [] : chart.series,
      title: t(isByWeek ? 'sales.byWeek' : 'sales.byDay'),
      axis: { category: t(isByWeek ? 'sales.week' : 'sales.day'), value: name },
    },
    detailOf: (mark: ChartDatum): ContractQuery | null => {
      const days = daysOf(mark);
      return days === undefined ? null : { kind: 'contracts', basis: 'sold', days };
    },
  };
});

/**
 * Sales by what they have in common, as bars.
 * @param word What the bars are, in words.
 * @param fold Their order, and which of them are put together.
 * @param detailOf The contracts of a row; null where the answer does not say which.
 */
const drawNamed = <Row extends NamedSales>(
  word: 'sales.medium' | 'sales.item' | 'sales.financingTerm',
  fold: (rows: readonly Row[], measure: SalesMeasure, most: number) => FoldedSales<Row>,
  detailOf: (row: Row) => ContractQuery | null,
) =>
  byMeasure((drawing: SalesDrawing<Row>, measure) => {
    const { t } = drawing;
    const { rows, rest } = fold(drawing.rows ?? [], measure, MOST_BARS);
    const all: readonly NamedSales[] = rest === null ? rows : [...rows, { ...rest, name: t('sales.others') }];
    const name = nameOf(drawing, measure);
    return {
      chart: {
        // A name may stand twice in an answer, so a mark is known by its place.
        categories: all.map((row, index) => ({ id: String(index), label: row.name || t('sales.unnamed') })),
        series: [{ id: measure, name, values: all.map((row) => row[measure]), color }],
        axis: { category: t(word), value: name },
      },
      detailOf: ({ category }: ChartDatum): ContractQuery | null => {
        const row = rows[Number(category)];
        return row === undefined ? null : detailOf(row);
      },
    };
  });

/** By which medium the prospects came who bought (SAL-21). */
export const drawMeans = drawNamed<NamedSales>('sales.medium', largestSales, ({ name }) =>
  name === '' ? null : { kind: 'contracts', basis: 'sold', prospectionMeans: name },
);

/** Which items were sold most (SAL-25). */
export const drawItems = drawNamed<NamedSales>('sales.item', largestSales, ({ name }) =>
  name === '' ? null : { kind: 'contracts', basis: 'sold', item: name },
);

/** In how many instalments it is paid, cash first (SAL-22, SAL-23). */
export const drawFinancing = drawNamed<FinancingSales>(
  'sales.financingTerm',
  (rows, _, most) => financingSales(rows, most),
  ({ payments }) => (payments === null ? null : { kind: 'contracts', basis: 'sold', payments }),
);

const DONUT_COLORS: readonly SeriesColor[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** How the down payments were made (SAL-24). */
export const drawDownPayments = byMeasure(({ rows, t }: SalesDrawing<NamedSales>, measure) => {
  const sorted = largestSales(rows ?? [], measure, Infinity).rows;
  const names = sorted.map(({ name }) => name).toSorted();
  return {
    chart: {
      // A name may stand twice in an answer, so a mark is known by its place.
      slices: sorted.map((row, index) => ({
        id: String(index),
        name: row.name || t('sales.unnamed'),
        value: row[measure],
        // By its name, so that it is the same whatever is measured.
        color: DONUT_COLORS[names.indexOf(row.name)] ?? ('neutral' as const),
      })),
    },
    detailOf: ({ category }: ChartDatum): ContractQuery | null => {
      const name = sorted[Number(category)]?.name ?? '';
      return name === '' ? null : { kind: 'contracts', basis: 'sold', downPaymentMethod: name };
    },
  };
});
