import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceIssues } from './issues.ts';
import type { Product, QuotationOptions } from './quotation.ts';
import { TABULATED_PAYMENTS, tabulate, type TabulatedTerm } from './tabulator.ts';

const product = (price: number): Product => ({ code: 'PF-BAS', name: 'Plan Básico', line: 'PF', price, services: 1 });
const options = (over: Partial<QuotationOptions>): QuotationOptions => ({
  products: [product(1_851_235)],
  terms: [0, 6, 12],
  maxDiscount: 15,
  minDownPayment: 10,
  validDays: 30,
  ...over,
});

const paid = ({ spread }: TabulatedTerm): number => {
  if (spread === null) return 0;
  const { count, amount, larger } = spread;
  return count * amount + (larger === null ? 0 : larger.count * (larger.amount - amount));
};

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('UND-14 the tabulator', () => {
  it('has each plan in 5 to 25 payments, and quotes those of the company', () => {
    const [plan] = tabulate(options({}), { discountPercent: 0, downPaymentPercent: 10 });
    expect(plan?.terms.map(({ payments }) => payments)).toEqual(Array.from({ length: 21 }, (_, at) => at + 5));
    expect(TABULATED_PAYMENTS).toEqual({ fewest: 5, most: 25 });
    expect(plan?.terms.filter(({ isQuoted }) => isQuoted).map(({ payments }) => payments)).toEqual([6, 12]);
  });

  it('FMT-08 adds up to the price to the cent, and is what a quotation accepts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000_000 }),
        percent,
        percent,
        percent,
        percent,
        (price, maxDiscount, minDownPayment, discountPercent, downPaymentPercent) => {
          const offered = options({ products: [product(price)], maxDiscount, minDownPayment });
          const [plan] = tabulate(offered, { discountPercent, downPaymentPercent });
          for (const term of plan?.terms ?? []) expect(paid(term) + (plan?.downPayment ?? 0)).toBe(plan?.total);
          const choice = {
            line: 'PF',
            productCode: 'PF-BAS',
            pieces: 1,
            discountPercent: Math.min(discountPercent, maxDiscount),
            payments: 12,
            downPayment: plan?.downPayment ?? null,
          } as const;
          expect(choiceIssues(choice, offered)).toEqual([]);
        },
      ),
    );
  });

  it('keeps to the limits of the company', () => {
    const [plan] = tabulate(options({}), { discountPercent: 90, downPaymentPercent: 0 });
    expect(plan).toMatchObject({ total: 1_573_550, downPayment: 157_355 });
  });

  it('has nothing to pay each month where all is paid at once', () => {
    const [plan] = tabulate(options({}), { discountPercent: 0, downPaymentPercent: 100 });
    expect(new Set(plan?.terms.map(({ spread }) => spread))).toEqual(new Set([null]));
  });
});
