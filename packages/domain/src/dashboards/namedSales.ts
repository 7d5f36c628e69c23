import { fromCents } from '../money/index.ts';
import { countableCents } from './countable.ts';
import type { FinancingSales, NamedSales } from './sales.ts';

/** Measures of sales charts: pesos, or contracts. They never share an axis. */
export const SALES_MEASURES = ['amount', 'sales'] as const;
export type SalesMeasure = (typeof SALES_MEASURES)[number];

type Measured = Pick<NamedSales, SalesMeasure>;

/** Sums of the rows, exact to the cent; values that are not countable add nothing. */
function sumOf(rows: readonly Measured[]): Measured {
  const sum = (measure: SalesMeasure): number =>
    fromCents(rows.reduce((cents, row) => cents + countableCents(row[measure]), 0));
  return { sales: sum('sales'), amount: sum('amount') };
}

/** The rows a chart shows, and the sum of the rest. */
export type FoldedSales<Row> = {
  readonly rows: readonly Row[];
  /** Sums of the rows not shown; null when all are shown. */
  readonly rest: Measured | null;
};

/**
 * The largest rows first, at most `most` of them. Further rows are summed into one rest, so that bars stay wide enough
 * to distinguish and press. Rows with equal values keep their order.
 * @param most A whole number, 1 or more.
 */
export function largestSales<Row extends Measured>(
  rows: readonly Row[],
  measure: SalesMeasure,
  most: number,
): FoldedSales<Row> {
  const sorted = rows.toSorted((one, other) => countableCents(other[measure]) - countableCents(one[measure]));
  return foldSales(sorted, most);
}

/** Sorts an unknown number of instalments last. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The same ordered by instalments, cash first (SAL-22, SAL-23); an unknown number comes last. */
export function financingSales(rows: readonly FinancingSales[], most: number): FoldedSales<FinancingSales> {
  return foldSales(
    rows.toSorted((one, other) => (one.payments ?? LAST) - (other.payments ?? LAST)),
    most,
  );
}

function foldSales<Row extends Measured>(rows: readonly Row[], most: number): FoldedSales<Row> {
  if (rows.length <= most) return { rows, rest: null };
  return { rows: rows.slice(0, most - 1), rest: sumOf(rows.slice(most - 1)) };
}

/** Cash sales: the financing entry without instalments (SAL-22); zeros when missing. */
export function cashSales(financing: readonly FinancingSales[]): Measured {
  return sumOf(financing.filter(({ payments }) => payments === 0));
}

/** Percentage of the amount that was paid in cash; 0 without sales. */
export function cashPercent(financing: readonly FinancingSales[]): number {
  const whole = sumOf(financing).amount;
  return whole === 0 ? 0 : (cashSales(financing).amount / whole) * 100;
}
