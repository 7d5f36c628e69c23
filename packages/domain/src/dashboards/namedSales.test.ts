import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts } from '../money/index.ts';
import { cashPercent, cashSales, financingSales, largestSales } from './namedSales.ts';

const row = (name: string, amount: number, sales = 1) => ({ name, amount, sales });
const term = (payments: number | null, amount: number, sales = 1) => ({
  name: String(payments),
  payments,
  amount,
  sales,
});

const pesos = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
const anyRow = fc.record({ name: fc.string(), amount: pesos, sales: fc.nat({ max: 99 }) });

describe('largestSales', () => {
  it('SAL-21 SAL-25 sorts by the measure, largest first', () => {
    const rows = [row('a', 10, 9), row('b', 30, 1), row('c', 20, 5)];
    expect(largestSales(rows, 'amount', 9).rows.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
    expect(largestSales(rows, 'sales', 9).rows.map(({ name }) => name)).toEqual(['a', 'c', 'b']);
  });

  it('keeps the order of rows with equal values', () => {
    const rows = ['a', 'b', 'c'].map((name) => row(name, 5));
    expect(largestSales(rows, 'amount', 3)).toEqual({ rows, rest: null });
  });

  it('FLT-04 sorts and sums values that are not countable as 0', () => {
    const rows = [row('nan', Number.NaN), row('endless', Infinity), row('most', 7), row('owed', -3)];
    const { rows: shown, rest } = largestSales(rows, 'amount', 2);
    expect(shown.map(({ name }) => name)).toEqual(['most']);
    expect(rest).toEqual({ amount: -3, sales: 3 });
  });

  it('loses no cent: the shown rows and the rest add up to the whole', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), fc.integer({ min: 1, max: 14 }), (rows, most) => {
        const { rows: shown, rest } = largestSales(rows, 'amount', most);
        expect(shown.length + Number(rest !== null)).toBeLessThanOrEqual(most);
        expect(addAmounts([...shown.map(({ amount }) => amount), rest?.amount ?? 0])).toBe(
          addAmounts(rows.map(({ amount }) => amount)),
        );
        expect(shown.reduce((sum, { sales }) => sum + sales, rest?.sales ?? 0)).toBe(
          rows.reduce((sum, { sales }) => sum + sales, 0),
        );
      }),
    );
  });
});

describe('financingSales', () => {
  it('SAL-22 SAL-23 starts with cash and goes on by instalments', () => {
    const rows = [term(12, 1), term(null, 2), term(0, 3), term(3, 4)];
    expect(financingSales(rows, 9).rows.map(({ payments }) => payments)).toEqual([0, 3, 12, null]);
  });

  it('SAL-23 combines the longest when there are too many', () => {
    const { rows, rest } = financingSales([term(36, 30), term(0, 1), term(24, 20), term(12, 10)], 3);
    expect(rows.map(({ payments }) => payments)).toEqual([0, 12]);
    expect(rest).toEqual({ amount: 50, sales: 2 });
  });
});

describe('cash', () => {
  it('SAL-22 is the entry without instalments', () => {
    const rows = [term(12, 88_000, 2), term(0, 62_000.5, 2), term(null, 9, 1), term(0, 0.1, 1)];
    expect(cashSales(rows)).toEqual({ amount: 62_000.6, sales: 3 });
    expect(cashSales([term(12, 5)])).toEqual({ amount: 0, sales: 0 });
  });

  it('SAL-22 is a percentage of the amount, and 0 of nothing', () => {
    expect(cashPercent([term(12, 75), term(0, 25)])).toBe(25);
    expect(cashPercent([])).toBe(0);
    expect(cashPercent([term(0, Number.NaN)])).toBe(0);
  });
});
