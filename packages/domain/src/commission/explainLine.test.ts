import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents, withoutTax } from '../money/index.ts';
import { anyLine, sampleLine } from '../testing/commissionLines.ts';
import { explainCommissionLine } from './explainLine.ts';

describe('the origin of a line', () => {
  it('FMT-04 CMA-06 CMA-09 has three steps', () => {
    const { steps, holds } = explainCommissionLine(sampleLine);
    expect(steps.map(({ step, result, stated, difference }) => [step, result, stated, difference])).toEqual([
      ['withoutTax', 10_000, 10_000, 0],
      ['toPay', 2000, 2000, 0],
      ['remaining', 8000, 8000, 0],
    ]);
    expect(steps.map(({ parts }) => parts)).toEqual([
      [{ amount: 'collectedWithTax', pesos: 11_600 }],
      [
        { amount: 'newSaleCommission', pesos: 2000 },
        { amount: 'monthlyCommission', pesos: 0 },
        { amount: 'monthlyBonus', pesos: 0 },
      ],
      [
        { amount: 'totalCommission', pesos: 10_000 },
        { amount: 'toPay', pesos: -2000 },
      ],
    ]);
    expect(holds).toBe(true);
  });

  it.each([
    [{ collectedWithoutTax: 10_000.01 }, 'withoutTax', 0.01],
    [{ toPay: 1999.99, pendingCommission: 8000.01 }, 'toPay', -0.01],
    [{ pendingCommission: 7000 }, 'remaining', -1000],
  ] as const)('CMA-06m CMA-09 reports what does not agree: %o', (change, step, difference) => {
    const { steps, holds } = explainCommissionLine({ ...sampleLine, ...change });
    expect(steps.filter((each) => each.difference !== 0).map((each) => [each.step, each.difference])).toEqual([
      [step, difference],
    ]);
    expect(holds).toBe(false);
  });

  it('CMA-09 treats a missing remainder as not stated', () => {
    const { steps, holds } = explainCommissionLine({ ...sampleLine, pendingCommission: null });
    expect(steps.at(-1)).toMatchObject({ result: 8000, stated: null, difference: 0 });
    expect(holds).toBe(true);
  });

  it('CMA-06m CMA-09 agrees exactly when the amounts agree to the cent', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (line, agrees) => {
        const toPay =
          (toCents(line.newSaleCommission) + toCents(line.monthlyCommission) + toCents(line.monthlyBonus)) / 100;
        const sound = {
          ...line,
          toPay,
          collectedWithoutTax: withoutTax(toCents(line.collectedWithTax)) / 100,
          pendingCommission: (toCents(line.totalCommission) - toCents(toPay)) / 100,
        };
        const off = { ...sound, pendingCommission: (toCents(sound.pendingCommission) + 1) / 100 };
        expect(explainCommissionLine(agrees ? sound : off).holds).toBe(agrees);
      }),
    );
  });

  it('CMA-06 the parts of every step add up to its result', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const [tax, ...sums] = explainCommissionLine(line).steps;
        expect(tax?.parts.map(({ pesos }) => withoutTax(toCents(pesos)) / 100)).toEqual([tax?.result]);
        for (const { parts, result } of sums)
          expect(parts.reduce((sum, { pesos }) => sum + toCents(pesos), 0)).toBe(toCents(result));
      }),
    );
  });
});
