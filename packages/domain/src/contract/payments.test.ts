import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../calendar/index.ts';
import { balanceOf, DEBT_AGES, debtAge, paymentsOf, type Sale, totalOf } from './index.ts';

const TODAY = '2026-11-20';
const sale = (over: Partial<Sale> = {}): Sale => ({
  soldOn: '2026-08-31',
  cancelledOn: null,
  amount: 11_000,
  discount: 1000,
  downPayment: 1000,
  payments: 7,
  ...over,
});
const receipt = (number: number) => ({ number, paidOn: addMonths('2026-08-31', number), amount: 1286 });

describe('the payments of a contract', () => {
  it('are the down payment and equal parts a month apart, the larger ones first', () => {
    const payments = paymentsOf(sale(), [receipt(1)], TODAY);
    expect(payments.map(({ amount }) => amount)).toEqual([1000, 1286, 1286, 1286, 1286, 1286, 1285, 1285]);
    expect(payments.slice(0, 4)).toMatchObject([
      { number: 0, dueOn: '2026-08-31', paidOn: '2026-08-31', state: 'paid' },
      { number: 1, dueOn: '2026-09-30', paidOn: '2026-09-30', state: 'paid' },
      { number: 2, dueOn: '2026-10-31', paidOn: null, state: 'late' },
      { number: 3, dueOn: '2026-11-30', paidOn: null, state: 'upcoming' },
    ]);
  });

  it('of cash are one, made on the day of the sale', () => {
    const cash = sale({ downPayment: 10_000, payments: 0 });
    expect(paymentsOf(cash, [], TODAY)).toMatchObject([{ number: 0, amount: 10_000, state: 'paid' }]);
  });

  it('are due until the end of their day', () => {
    expect(paymentsOf(sale(), [receipt(1)], '2026-10-31')[2]?.state).toBe('upcoming');
    expect(paymentsOf(sale(), [receipt(1)], '2026-11-01')[2]?.state).toBe('late');
  });

  it('of a cancelled contract are given up, and nothing is owed', () => {
    const balance = balanceOf(paymentsOf(sale({ cancelledOn: '2026-10-02' }), [receipt(1)], TODAY));
    expect(balance).toEqual({ paid: 2286, owed: 0, late: 0, cancelled: 7714 });
  });

  it('FMT-08 add up to what the contract comes to, to the cent', () => {
    const sales = fc.record({
      amount: fc.integer({ min: 100_000, max: 900_000_000 }),
      discount: fc.integer({ min: 0, max: 50_000 }),
      downPayment: fc.integer({ min: 0, max: 50_000 }),
      payments: fc.integer({ min: 1, max: 360 }),
      cancelledOn: fc.constantFrom(null, '2026-10-02' as const),
      made: fc.nat(360),
      daysLater: fc.integer({ min: 0, max: 9000 }),
    });
    fc.assert(
      fc.property(sales, ({ made, daysLater, ...over }) => {
        const sold = sale(over);
        const before = paymentsOf(sold, [], sold.soldOn);
        const receipts = before
          .slice(1, 1 + Math.min(made, sold.payments))
          .map(({ number, dueOn, amount }) => ({ number, paidOn: dueOn, amount }));
        const day = addDays(sold.soldOn, daysLater);
        const payments = paymentsOf(sold, receipts, day);
        const { paid, owed, late, cancelled } = balanceOf(payments);
        expect(paid + owed + cancelled).toBe(totalOf(sold));
        expect(late).toBeLessThanOrEqual(owed);
        // Those that are made in their order leave the others as they were.
        expect(payments.map(({ amount }) => amount)).toEqual(before.map(({ amount }) => amount));

        // A discount of a part of what is owed is taken off what is to come, and of nothing that was paid.
        const granted = Math.floor(owed / 3);
        const discounted = paymentsOf({ ...sold, discount: sold.discount + granted }, receipts, day);
        const after = balanceOf(discounted);
        expect(after).toMatchObject({ paid, owed: owed - granted });
        expect(discounted.every(({ amount }, number) => amount <= (payments[number]?.amount ?? 0))).toBe(true);
      }),
    );
  });
});

const place = (age: string | null | undefined) => DEBT_AGES.findIndex((one) => one === age);

describe('the age of a debt', () => {
  it.each([
    [0, null],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, '91+'],
  ])('after %i days is %s', (days, age) => {
    expect(debtAge(addDays(TODAY, -days), TODAY)).toBe(age);
  });

  it('grows with the days and never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (days) => {
        const [before, after] = [days, days + 1].map((one) => debtAge(addDays(TODAY, -one), TODAY));
        expect(place(after)).toBeGreaterThanOrEqual(place(before));
        expect(place(before)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
