import { type Cents, fromCents, toCents } from '../money/index.ts';
import { commissionTypeName, compareTypeNames, isNewSale } from './commissionType.ts';
import type { CommissionLine } from './weeklyCommissions.ts';

/** Summed amounts of a line, in the order of the table (CMA-06). */
export const COMMISSION_AMOUNTS = [
  'saleAmount',
  'collectedWithTax',
  'collectedWithoutTax',
  'totalCommission',
  'newSaleCommission',
  'monthlyCommission',
  'monthlyBonus',
  'toPay',
] as const;
export type CommissionAmount = (typeof COMMISSION_AMOUNTS)[number];

type AmountLine = Pick<CommissionLine, CommissionAmount>;

/** Sums of lines in pesos, to the cent (CMA-08, FMT-08). */
export type CommissionTotals = Readonly<Record<CommissionAmount, number>> & {
  /** Total commission less what is paid (CMA-09). */
  readonly remaining: number;
  /** Number of lines. */
  readonly lines: number;
};

/** Sums of the lines of one kind. */
export type CommissionTypeTotals = {
  /** Name of the kind (CMA-07). */
  readonly name: string;
  readonly totals: CommissionTotals;
};

/** Remaining commission of a line in pesos: total commission less what is paid (CMA-09). */
export function remainingCommission({ totalCommission, toPay }: Pick<AmountLine, 'totalCommission' | 'toPay'>): number {
  return fromCents(toCents(totalCommission) - toCents(toPay));
}

/** Whether the ERP's remaining commission differs from the one computed here (CMA-09); false when it has none. */
export function remainingDiffers(
  line: Pick<CommissionLine, 'totalCommission' | 'toPay' | 'pendingCommission'>,
): boolean {
  return line.pendingCommission !== null && toCents(line.pendingCommission) !== toCents(remainingCommission(line));
}

/** The sums in cents. */
function centsOf(lines: readonly AmountLine[]): Record<CommissionAmount, Cents> {
  const cents = {
    saleAmount: 0,
    collectedWithTax: 0,
    collectedWithoutTax: 0,
    totalCommission: 0,
    newSaleCommission: 0,
    monthlyCommission: 0,
    monthlyBonus: 0,
    toPay: 0,
  };
  for (const line of lines) {
    cents.saleAmount += toCents(line.saleAmount);
    cents.collectedWithTax += toCents(line.collectedWithTax);
    cents.collectedWithoutTax += toCents(line.collectedWithoutTax);
    cents.totalCommission += toCents(line.totalCommission);
    cents.newSaleCommission += toCents(line.newSaleCommission);
    cents.monthlyCommission += toCents(line.monthlyCommission);
    cents.monthlyBonus += toCents(line.monthlyBonus);
    cents.toPay += toCents(line.toPay);
  }
  return cents;
}

/**
 * The sums of the lines, added in cents, so that order and grouping do not change them (CMA-08).
 * @throws RangeError for amounts whose sum cannot be counted in cents.
 */
export function commissionTotals(lines: readonly AmountLine[]): CommissionTotals {
  const cents = centsOf(lines);
  const pesos = { ...cents };
  for (const name of COMMISSION_AMOUNTS) pesos[name] = exactPesos(cents[name]);
  return { ...pesos, remaining: exactPesos(cents.totalCommission - cents.toPay), lines: lines.length };
}

/** Refuses sums of cents that a number cannot hold exactly. */
function exactPesos(cents: Cents): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} cents are beyond what can be counted exactly`);
  return fromCents(cents);
}

/** The sums by kind, in screen order (CMA-07, CMA-08); together they equal the sums of all lines. */
export function totalsByType(
  lines: readonly (AmountLine & Pick<CommissionLine, 'type'>)[],
): readonly CommissionTypeTotals[] {
  // Thousands of lines have few kinds, so each kind is named once.
  const names = new Map(
    Array.from(new Set(lines.map(({ type }) => type)), (type) => [type, commissionTypeName(type)] as const),
  );
  return [...Map.groupBy(lines, ({ type }) => names.get(type) ?? type)]
    .toSorted(([one], [other]) => compareTypeNames(one, other))
    .map(([name, group]) => ({ name, totals: commissionTotals(group) }));
}

/** What remains of the commission of new sales alone, in pesos: their total commission less what is paid of it (CMA-09). */
export const remainingOfNewSales = (lines: readonly (AmountLine & Pick<CommissionLine, 'type'>)[]): number =>
  commissionTotals(lines.filter(isNewSale)).remaining;
