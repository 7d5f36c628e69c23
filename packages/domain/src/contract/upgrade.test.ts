import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUpgrade, paymentsOf, totalOf, type UpgradePlan, upgradeTerms } from './index.ts';

const PLAN: UpgradePlan = { code: 'PF-PRE', name: 'Plan Premium', price: 5_449_999, services: 1 };
const OFFER = { value: 1_851_235, services: 1, remaining: 7, commissionPercent: 20 };

describe('UND-36 an upgrade', () => {
  it('costs the difference, spread over the payments that remain, and earns as the contract does', () => {
    const { difference, services, downPayment, payments, commission } = upgradeTerms(OFFER, PLAN);
    expect(difference).toBe(3_598_764);
    expect(payments).toEqual([514_110, 514_109, 514_109, 514_109, 514_109, 514_109, 514_109]);
    expect([services, downPayment, commission]).toEqual([0, 0, 620_477]);
  });

  it('is paid at once where no payment remains, and its pay is hidden with the contract’s', () => {
    const terms = upgradeTerms({ ...OFFER, remaining: 0, commissionPercent: null }, { ...PLAN, services: 3 });
    expect(terms).toMatchObject({ downPayment: 3_598_764, payments: [], services: 2, commission: null });
  });

  it('is none to a plan that costs as much or less', () => {
    expect(isUpgrade({ value: PLAN.price }, PLAN)).toBe(false);
    expect(isUpgrade({ value: PLAN.price - 1 }, PLAN)).toBe(true);
    expect(() => upgradeTerms({ ...OFFER, value: PLAN.price }, PLAN)).toThrow(RangeError);
  });

  it('FMT-08 comes to the price of the better plan, and is paid as every contract is, to the cent', () => {
    const cases = fc.record({
      value: fc.integer({ min: 1, max: 100_000_000 }),
      more: fc.integer({ min: 1, max: 100_000_000 }),
      remaining: fc.integer({ min: 0, max: 360 }),
    });
    fc.assert(
      fc.property(cases, ({ value, more, remaining }) => {
        const offer = { value, services: 1, remaining, commissionPercent: null };
        const { difference, downPayment, payments } = upgradeTerms(offer, { ...PLAN, price: value + more });
        expect(value + downPayment + payments.reduce((sum, part) => sum + part, 0)).toBe(value + more);
        const sale = { soldOn: '2026-11-26', cancelledOn: null, amount: difference, discount: 0 } as const;
        const asContract = paymentsOf({ ...sale, downPayment, payments: payments.length }, [], '2026-11-26');
        expect(asContract.map(({ amount }) => amount)).toEqual([downPayment, ...payments]);
        expect(totalOf(sale)).toBe(difference);
        expect(payments).toHaveLength(Math.min(remaining, more));
      }),
    );
  });
});
