import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pesosWithoutTax, TOTAL_FIGURES } from './totalSales.ts';

describe('the figures of the total sales', () => {
  it('TOT-02 are five', () => {
    expect(TOTAL_FIGURES).toEqual(['sales', 'contractAmount', 'discountAmount', 'netAmount', 'downPayments']);
  });

  it.each([
    [116, 100],
    [1, 0.86],
    [-1, -0.86],
    [0, 0],
    [2_184_390.5, 1_883_095.26],
  ])('FMT-04 CST-20 %d pesos are %d without tax', (pesos, net) => {
    expect(pesosWithoutTax(pesos)).toBe(net);
  });

  it('FMT-04 of any value is a finite amount or null', () => {
    expect(pesosWithoutTax(Number.NaN)).toBeNull();
    expect(pesosWithoutTax(Number.MAX_SAFE_INTEGER)).toBeNull();
    fc.assert(
      fc.property(fc.double(), (pesos) => {
        const net = pesosWithoutTax(pesos);
        expect(net === null || Number.isFinite(net)).toBe(true);
      }),
      { examples: [[Number.MAX_SAFE_INTEGER / 10_000], [Number.POSITIVE_INFINITY], [Number.MAX_VALUE]] },
    );
  });
});
