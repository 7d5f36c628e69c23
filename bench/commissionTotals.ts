import {
  COMMISSION_AMOUNTS,
  type CommissionAmount,
  commissionTotals,
} from '../packages/domain/src/commission/index.ts';
import { toCents } from '../packages/domain/src/money/index.ts';
import { print, quantile } from './report.ts';

const ROWS = 100_000;
const ROUNDS = 100;
/** The first rounds are for the engine to learn what it does. */
const LEARNING = 20;

type Line = Readonly<Record<CommissionAmount, number>>;

/** An amount of pesos with cents, some of them taken back, another for each row and column. */
const amountOf = (row: number, column: number): number => ((row * 7919 + column * 104_729) % 4_000_003) / 100 - 5000;

const lineOf = (row: number): Line => ({
  saleAmount: toCents(amountOf(row, 1)) / 100,
  collectedWithTax: toCents(amountOf(row, 2)) / 100,
  collectedWithoutTax: toCents(amountOf(row, 3)) / 100,
  totalCommission: toCents(amountOf(row, 4)) / 100,
  newSaleCommission: toCents(amountOf(row, 5)) / 100,
  monthlyCommission: toCents(amountOf(row, 6)) / 100,
  monthlyBonus: toCents(amountOf(row, 7)) / 100,
  toPay: toCents(amountOf(row, 8)) / 100,
});

const noCents = (): Record<CommissionAmount, number> => ({
  saleAmount: 0,
  collectedWithTax: 0,
  collectedWithoutTax: 0,
  totalCommission: 0,
  newSaleCommission: 0,
  monthlyCommission: 0,
  monthlyBonus: 0,
  toPay: 0,
});

type Sums = Readonly<Record<CommissionAmount, number>>;

/** A plain loop over the cents of the amounts. */
function plainTotals(lines: readonly Line[]): Sums {
  const cents = noCents();
  for (const line of lines) for (const name of COMMISSION_AMOUNTS) cents[name] += Math.round(line[name] * 100);
  return cents;
}

/** The least that a machine can do: each amount written out, and no look at whether it can be counted at all. */
function barestTotals(lines: readonly Line[]): Sums {
  const cents = noCents();
  for (const line of lines) {
    cents.saleAmount += Math.round(line.saleAmount * 100);
    cents.collectedWithTax += Math.round(line.collectedWithTax * 100);
    cents.collectedWithoutTax += Math.round(line.collectedWithoutTax * 100);
    cents.totalCommission += Math.round(line.totalCommission * 100);
    cents.newSaleCommission += Math.round(line.newSaleCommission * 100);
    cents.monthlyCommission += Math.round(line.monthlyCommission * 100);
    cents.monthlyBonus += Math.round(line.monthlyBonus * 100);
    cents.toPay += Math.round(line.toPay * 100);
  }
  return cents;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** The totals of very many rows beside a plain loop over their cents, in turns. */
export function benchCommissionTotals(): void {
  const lines = Array.from({ length: ROWS }, (_, row) => lineOf(row));
  const [totals, plain] = [commissionTotals(lines), plainTotals(lines)];
  const different = COMMISSION_AMOUNTS.filter((name) => totals[name] !== plain[name] / 100).length;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const ours = timed(() => commissionTotals(lines));
    return [ours / timed(() => plainTotals(lines)), ours / timed(() => barestTotals(lines))] as const;
  }).slice(LEARNING);
  const median = (which: 0 | 1) =>
    quantile(
      rounds.map((round) => round[which]),
      0.5,
    );
  print(`Totals of ${ROWS} commission rows, ${ROUNDS} rounds`, [
    { name: 'other than those of a plain loop', value: different, limit: 0, unit: '' },
    { name: 'time per time of a plain loop', value: median(0), limit: 1.5, unit: '', decimals: 2 },
    { name: 'time per time of the barest one', value: median(1), limit: 3, unit: '', decimals: 2 },
  ]);
}
