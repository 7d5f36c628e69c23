import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_AMOUNT,
  MAX_PAYMENTS,
  MAX_PIECES,
  quotationFigures,
  quotationPayment,
  quotationPrice,
  type QuotationTerms,
} from './figures.ts';

const PLAN: QuotationTerms = {
  price: 1_851_235,
  pieces: 2,
  discountPercent: 12.25,
  payments: 12,
  downPayment: 400_000,
};

const anyTerms: fc.Arbitrary<QuotationTerms> = fc
  .record({
    pieces: fc.integer({ min: 1, max: MAX_PIECES }),
    hundredths: fc.nat(10_000),
    payments: fc.nat(MAX_PAYMENTS),
    share: fc.nat(1000),
  })
  .chain(({ pieces, hundredths, payments, share }) =>
    fc.oneof(fc.nat(10_000_000), fc.integer({ min: 0, max: Math.floor(MAX_AMOUNT / pieces) })).map((price) => {
      const discountPercent = hundredths / 100;
      const { total } = quotationPrice({ price, pieces, discountPercent });
      const downPayment = Number((BigInt(total) * BigInt(share)) / 1000n);
      return { price, pieces, discountPercent, payments, downPayment };
    }),
  );

/** `dividend / divisor` in unlimited whole numbers, half up; both 0 or more. */
const divided = (dividend: bigint, divisor: bigint) => (dividend * 2n + divisor) / (divisor * 2n);

/** The same arithmetic in unlimited whole numbers, instalment by instalment. */
function bruteForce({ price, pieces, discountPercent, payments, downPayment }: QuotationTerms) {
  const amount = BigInt(price) * BigInt(pieces);
  const discount = divided(amount * BigInt(discountPercent.toFixed(2).replace('.', '')), 10_000n);
  const total = amount - discount;
  const untaxed = divided(total * 100n, 116n);
  const down = payments === 0 ? total : BigInt(downPayment);
  const instalments: bigint[] = [];
  let left = total - down;
  for (let remaining = BigInt(payments); remaining > 0n; remaining -= 1n) {
    const instalment = (left + remaining - 1n) / remaining;
    instalments.push(instalment);
    left -= instalment;
  }
  return {
    amount,
    discount,
    total,
    untaxed,
    tax: total - untaxed,
    downPayment: down,
    financed: total - down,
    instalments,
  };
}

describe('the figures of a quotation', () => {
  it('FMT-04 FMT-08 are exact to the cent', () => {
    expect(quotationFigures(PLAN)).toEqual({
      amount: 3_702_470,
      discount: 453_553,
      total: 3_248_917,
      untaxed: 2_800_791,
      tax: 448_126,
      downPayment: 400_000,
      financed: 2_848_917,
      instalments: [
        237_410, 237_410, 237_410, 237_410, 237_410, 237_410, 237_410, 237_410, 237_410, 237_409, 237_409, 237_409,
      ],
    });
  });

  it('are paid at once for cash, whatever the down payment says', () => {
    const cash = quotationFigures({ ...PLAN, payments: 0, downPayment: -5 });
    expect(cash).toMatchObject({ total: 3_248_917, downPayment: 3_248_917, financed: 0, instalments: [] });
  });

  it('FMT-08 match unlimited whole numbers', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { instalments, ...amounts } = quotationFigures(terms);
        const { instalments: expected, ...expectedAmounts } = bruteForce(terms);
        const exact = Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, BigInt(cents)]));
        expect(exact).toEqual(expectedAmounts);
        expect(instalments.map(BigInt)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('FMT-08 add up, are never negative, and instalments differ by one cent at most', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { instalments, ...figures } = quotationFigures(terms);
        expect(figures.total + figures.discount).toBe(figures.amount);
        expect(figures.untaxed + figures.tax).toBe(figures.total);
        expect(figures.downPayment + figures.financed).toBe(figures.total);
        expect(instalments).toHaveLength(terms.payments);
        expect(instalments.reduce((sum, instalment) => sum + instalment, 0)).toBe(figures.financed);
        expect(Math.max(...instalments, 0) - Math.min(...instalments, Math.max(...instalments, 0))).toBeLessThanOrEqual(
          1,
        );
        expect(instalments).toEqual(instalments.toSorted((one, other) => other - one));
        expect(Math.min(...Object.values(figures), ...instalments)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never increase with a larger discount', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(10_000), (terms, hundredths) => {
        const one = quotationPrice(terms);
        const other = quotationPrice({ ...terms, discountPercent: hundredths / 100 });
        const isLarger = hundredths / 100 >= terms.discountPercent;
        expect(isLarger ? other.total <= one.total : other.total >= one.total).toBe(true);
        expect(isLarger ? other.untaxed <= one.untaxed : other.untaxed >= one.untaxed).toBe(true);
      }),
    );
  });

  it.each<[string, Partial<QuotationTerms>]>([
    ['a price below zero', { price: -1 }],
    ['a price in parts of a cent', { price: 0.5 }],
    ['a price that is none', { price: Number.NaN }],
    ['a price beyond the limit', { price: MAX_AMOUNT, pieces: 2 }],
    ['a price that no number counts', { price: Number.MAX_SAFE_INTEGER, pieces: 1 }],
    ['no pieces', { pieces: 0 }],
    ['half a piece', { pieces: 1.5 }],
    ['a hundred pieces', { pieces: 100 }],
    ['a discount below zero', { discountPercent: -0.01 }],
    ['more discount than there is', { discountPercent: 100.01 }],
    ['a discount of three decimals', { discountPercent: 1.005 }],
    ['a discount that is none', { discountPercent: Number.NaN }],
    ['payments below zero', { payments: -1 }],
    ['half a payment', { payments: 1.5 }],
    ['more payments than a life has', { payments: MAX_PAYMENTS + 1 }],
    ['a down payment below zero', { downPayment: -1 }],
    ['a down payment beyond the total', { downPayment: 3_248_918 }],
    ['a down payment that is none', { downPayment: Number.NaN }],
  ])('FMT-08 refuse %s', (_title, change) => {
    expect(() => quotationFigures({ ...PLAN, ...change })).toThrow(RangeError);
  });

  it('accept the largest values', () => {
    const largest = quotationFigures({ ...PLAN, price: MAX_AMOUNT, pieces: 1, discountPercent: 0 });
    expect(largest).toMatchObject({ total: MAX_AMOUNT, untaxed: 172_413_793_103 });
    expect(() => quotationPayment(MAX_AMOUNT + 1, PLAN)).toThrow(RangeError);
  });

  it('can be paid down completely', () => {
    expect(quotationPayment(500, { payments: 3, downPayment: 500 }).instalments).toEqual([0, 0, 0]);
  });
});
