import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLines, sampleLine, shuffled } from '../testing/commissionLines.ts';
import {
  COMMISSION_AMOUNTS,
  commissionTotals,
  remainingCommission,
  remainingDiffers,
  remainingOfNewSales,
  totalsByType,
} from './commissionTotals.ts';

/** A sum by decimal arithmetic in whole numbers of any length. */
function summedByHand(amounts: readonly number[]): string {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.toFixed(2).replace('.', '')), 0n);
  const figures = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${figures.slice(0, -2)}.${figures.slice(-2)}`;
}

const namesOf = (...types: string[]) =>
  totalsByType(types.map((type) => ({ ...sampleLine, type }))).map(({ name }) => name);

const lineOf = (type: string, totalCommission: number, toPay: number) => ({
  ...sampleLine,
  type,
  totalCommission,
  toPay,
});

describe('the totals of a week', () => {
  it('CMA-09 tell what remains of new sales apart from what remains of all', () => {
    const lines = [lineOf('ENGANCHE', 900.3, 300.1), lineOf(' enganche', 100, 0.2), lineOf('MENSUALIDAD', 5000, 1000)];
    expect(remainingOfNewSales(lines)).toBe(700);
    expect(commissionTotals(lines).remaining).toBe(4700);
    expect(remainingOfNewSales([])).toBe(0);
  });

  it('CMA-08 FMT-08 match decimal arithmetic', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const totals = commissionTotals(lines);
        for (const name of COMMISSION_AMOUNTS)
          expect(totals[name].toFixed(2)).toBe(summedByHand(lines.map((line) => line[name])));
      }),
    );
  });

  it('CMA-08 do not depend on the order of the lines', () => {
    const orders = anyLines.chain((lines) => fc.tuple(fc.constant(lines), shuffled(lines)));
    fc.assert(
      fc.property(orders, ([lines, others]) => {
        expect(commissionTotals(others)).toEqual(commissionTotals(lines));
        expect(totalsByType(others)).toEqual(totalsByType(lines));
      }),
    );
  });

  it('CMA-08 by kind add up to the total', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const kinds = totalsByType(lines).map(({ totals }) => totals);
        const all = commissionTotals(lines);
        for (const name of [...COMMISSION_AMOUNTS, 'remaining', 'lines'] as const)
          expect(summedByHand(kinds.map((totals) => totals[name]))).toBe(all[name].toFixed(2));
      }),
    );
  });

  it('CMA-08 lose no cent over 100,000 lines', () => {
    const cents = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 1_000_003);
    const lines = cents.map((amount) => ({ ...sampleLine, toPay: amount / 100, monthlyBonus: -amount / 100 }));
    const sum = cents.reduce((total, amount) => total + amount, 0);
    expect(commissionTotals(lines)).toMatchObject({ toPay: sum / 100, monthlyBonus: -sum / 100, lines: 100_000 });
  });

  it('CMA-07 CMA-08 group ENGANCHE in any spelling, first and under its own name', () => {
    const lines = ['BONO', 'AJUSTE', 'enganche', ' ENGANCHE '].map((type) => ({ ...sampleLine, type }));
    expect(totalsByType(lines).map(({ name, totals }) => [name, totals.lines])).toEqual([
      ['NUEVA VENTA', 2],
      ['BONO', 1],
      ['AJUSTE', 1],
    ]);
  });

  it('CMA-07 CMA-08 put unknown kinds last, by name', () => {
    expect(namesOf('ZONA', 'AJUSTE', 'BONO')).toEqual(['BONO', 'AJUSTE', 'ZONA']);
    expect(namesOf('AJUSTE', 'BONO', 'ZONA')).toEqual(['BONO', 'AJUSTE', 'ZONA']);
  });

  it('CMA-08 refuse amounts that cannot be summed exactly', () => {
    const vast = { ...sampleLine, toPay: 90_000_000_000_000 };
    expect(() => commissionTotals([vast, vast])).toThrow(RangeError);
    expect(() => commissionTotals([{ ...sampleLine, toPay: Number.NaN }])).toThrow(RangeError);
  });

  it('CMA-08 of no lines are zero', () => {
    expect(commissionTotals([])).toMatchObject({ toPay: 0, remaining: 0, lines: 0 });
    expect(totalsByType([])).toEqual([]);
  });
});

describe('the remaining commission', () => {
  it('CMA-09 is the commission less what is paid, to the cent', () => {
    expect(remainingCommission({ totalCommission: 0.3, toPay: 0.1 })).toBe(0.2);
    expect(remainingCommission({ totalCommission: -500, toPay: -500 })).toBe(0);
  });

  it("CMA-09 is compared with the ERP's figure", () => {
    expect(remainingDiffers(sampleLine)).toBe(false);
    expect(remainingDiffers({ ...sampleLine, pendingCommission: 8000.01 })).toBe(true);
    expect(remainingDiffers({ ...sampleLine, pendingCommission: null })).toBe(false);
  });

  it('CMA-09 of all lines is the sum of the lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(commissionTotals(lines).remaining.toFixed(2)).toBe(summedByHand(lines.map(remainingCommission)));
      }),
    );
  });
});
