import { fromCents } from '../money/index.ts';
import { countableCents } from './countable.ts';
import type { FinancingSales, NamedSales } from './sales.ts';

/** What charts of sales measure: pesos, or contracts. They never stand on one axis. */
export const SALES_MEASURES = ['amount', 'sales'] as const;
export type SalesMeasure = (typeof SALES_MEASURES)[number];

type Measured = Pick<NamedSales, SalesMeasure>;

/** The sums of the rows, exact to the cent; a figure that cannot be counted adds nothing. */
function sumOf(rows: readonly Measured[]): Measured {
  const sum = (measure: SalesMeasure): number =>
    fromCents(rows.reduce((cents, row) => cents + countableCents(row[measure]), 0));
  return { sales: sum('sales'), amount: sum('amount') };
}

/** The rows that a chart shows, and what the rest comes to. */
export type FoldedSales<Row> = {
  readonly rows: readonly Row[];
  /** The sums of the rows that are not shown; null where all are. */
  readonly rest: Measured | null;
};

/**
 * The rows with the most first, at most `most` of them; what is more becomes one rest, so that bars stay thick enough to be told
 * apart and pressed. Rows of one value stay in the order that they came in.
 * @param most A whole number from 1 on.
 */
export function largestSales<Row extends Measured>(
  rows: readonly Row[],
  measure: SalesMeasure,
  most: number,
): FoldedSales<Row> {
  const sorted = rows.toSorted((one, other) => countableCents(other[measure]) - countableCents(one[measure]));
  return foldSales(sorted, most);
}

/** Nobody pays in so many instalments. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The same in the order of the instalments, cash first (SAL-22, SAL-23); what has no number of them comes last. */
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

/** What is paid in cash: the entry of the financing without instalments (SAL-22); zeros where it has none. */
export function cashSales(financing: readonly FinancingSales[]): Measured {
  return sumOf(financing.filter(({ payments }) => payments === 0));
}

/** What part of the amount the cash sales are, in percent; 0 where nothing was sold. */
export function cashPercent(financing: readonly FinancingSales[]): number {
  const whole = sumOf(financing).amount;
  return whole === 0 ? 0 : (cashSales(financing).amount / whole) * 100;
}
