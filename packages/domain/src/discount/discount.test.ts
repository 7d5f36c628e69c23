import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../money/index.ts';
import {
  afterDiscount,
  askedOf,
  type Certificate,
  certificateIssue,
  decide,
  decisionIssue,
  type DiscountedSale,
  discountPercentOf,
  grantable,
  judgeAsking,
  limitOf,
  reducible,
  whoMayGrant,
} from './index.ts';

const TODAY = '2026-11-26';
const sale = (over: Partial<DiscountedSale> = {}): DiscountedSale => ({
  kind: 'quotation',
  id: 7,
  number: 'COT-000007',
  prospectName: 'Ana Ríos',
  amount: 1_000_000,
  discount: 50_000,
  downPayment: 100_000,
  received: 0,
  payments: 12,
  closed: null,
  cost: 400_000,
  ...over,
});
const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  amount: 50_000,
  percent: null,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  usesLeft: 1,
  ...over,
});
const LIMITS = [
  { roleId: 1, roleName: 'Dirección', percent: 40 },
  { roleId: 4, roleName: 'Subdirección', percent: 25 },
  { roleId: 5, roleName: 'Gerencia', percent: 20 },
];

/** Quotations and contracts of any sums that fit together. */
const sales = fc
  .record({
    kind: fc.constantFrom('quotation', 'contract'),
    amount: fc.integer({ min: 1, max: 200_000_000_000 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    downShare: fc.double({ min: 0, max: 1, noNaN: true }),
    receivedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    payments: fc.integer({ min: 0, max: 360 }),
    cost: fc.option(fc.nat(200_000_000)),
  })
  .map(({ kind, amount, discountShare, downShare, receivedShare, payments, cost }): DiscountedSale => {
    const discount = Math.floor(amount * discountShare);
    const total = amount - discount;
    const downPayment = payments === 0 ? total : Math.floor(total * downShare);
    const received = kind === 'contract' ? Math.floor((total - downPayment) * receivedShare) : 0;
    return sale({ kind, amount, discount, downPayment, received, payments, cost });
  });
const salesAndGrants = fc
  .tuple(sales, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([one, share]) => ({ one, granted: Math.floor(reducible(one) * share) }));

describe('the sums of a sale with a discount', () => {
  it('UND-35 FMT-08 add up to the cent, and what was paid stays paid', () => {
    fc.assert(
      fc.property(salesAndGrants, ({ one, granted }) => {
        const { discount, total, downPayment, instalments } = afterDiscount(one, granted);
        expect(discount).toBe(one.discount + granted);
        expect(total + discount).toBe(one.amount);
        expect(downPayment + one.received + instalments.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(instalments.every((part) => part >= 0)).toBe(true);
        expect(one.kind === 'quotation' || downPayment === one.downPayment).toBe(true);
      }),
    );
  });

  it('is the same as two discounts one after the other', () => {
    fc.assert(
      fc.property(salesAndGrants, fc.double({ min: 0, max: 1, noNaN: true }), ({ one, granted }, share) => {
        const first = Math.floor(granted * share);
        const half = afterDiscount(one, first);
        const then = afterDiscount({ ...one, discount: half.discount, downPayment: half.downPayment }, granted - first);
        expect(then).toEqual(afterDiscount(one, granted));
      }),
    );
  });

  it('are those of a quotation in cash paid at once, and its percentage is rounded', () => {
    const after = afterDiscount(sale({ payments: 0, downPayment: 950_000 }), 33_333);
    expect(after).toMatchObject({ total: 916_667, downPayment: 916_667, instalments: [], discountPercent: 8.33 });
  });

  it('lower the down payment of a quotation where the total falls below it', () => {
    expect(afterDiscount(sale({ downPayment: 900_000, payments: 2 }), 100_000)).toMatchObject({
      total: 850_000,
      downPayment: 850_000,
      instalments: [0, 0],
    });
  });

  it('show the margin without tax, also a loss, and none where the cost is not known', () => {
    expect(afterDiscount(sale(), 22_000)).toMatchObject({ untaxed: 800_000, margin: { cents: 400_000, percent: 50 } });
    expect(afterDiscount(sale({ cost: 900_000 }), 22_000).margin).toEqual({ cents: -100_000, percent: -12.5 });
    expect(afterDiscount(sale({ cost: null }), 22_000).margin).toBeNull();
    expect(afterDiscount(sale({ cost: 5 }), 950_000).margin).toEqual({ cents: -5, percent: null });
  });

  it('cannot fall below what was paid', () => {
    const contract = sale({ kind: 'contract', received: 800_000, payments: 2 });
    expect(reducible(contract)).toBe(50_000);
    expect(() => afterDiscount(contract, 50_001)).toThrow(RangeError);
    expect(() => afterDiscount(contract, -1)).toThrow(RangeError);
    expect(reducible(sale({ kind: 'contract', payments: 0, downPayment: 950_000 }))).toBe(0);
  });

  it('a percentage of nothing is none', () => {
    expect(discountPercentOf(0, 0)).toBe(0);
  });
});

const ask = (wish: Parameters<typeof askedOf>[0], known: Certificate | null = null, reason = 'Cliente frecuente') => {
  const judged = judgeAsking({ wish, reason }, sale(), known, TODAY);
  return 'issues' in judged ? judged.issues : [];
};

describe('what is asked for', () => {
  it('is an amount, a share of the price before discount, or what the certificate is worth', () => {
    expect(askedOf({ kind: 'amount', amount: 12_345 }, sale(), null)).toEqual({ cents: 12_345, field: 'amount' });
    expect(askedOf({ kind: 'percent', percent: 7.5 }, sale(), null)).toEqual({ cents: 75_000, field: 'percent' });
    const wish = { kind: 'certificate', code: 'FAMILIA-10' } as const;
    expect(askedOf(wish, sale(), certificate())?.cents).toBe(50_000);
    expect(askedOf(wish, sale(), certificate({ amount: null, percent: 10 }))?.cents).toBe(100_000);
    expect(askedOf(wish, sale({ amount: 60_000 }), certificate())?.cents).toBe(10_000);
    expect(askedOf(wish, sale(), certificate({ amount: null }))?.cents).toBe(0);
  });

  it('is more than nothing and no more than can be taken off', () => {
    expect(ask({ kind: 'amount', amount: 1 })).toEqual([]);
    expect(ask({ kind: 'amount', amount: 950_000 })).toEqual([]);
    expect(ask({ kind: 'amount', amount: 0 })).toEqual([{ field: 'amount', code: 'tooSmall' }]);
    expect(ask({ kind: 'amount', amount: 950_001 })).toEqual([{ field: 'amount', code: 'tooLarge', limit: 950_000 }]);
    expect(ask({ kind: 'amount', amount: 0.5 })).toEqual([{ field: 'amount', code: 'wrongFormat' }]);
    expect(ask({ kind: 'percent', percent: 100 })).toMatchObject([{ field: 'percent', code: 'tooLarge' }]);
    expect(ask({ kind: 'percent', percent: 100.5 })).toEqual([{ field: 'percent', code: 'wrongFormat' }]);
  });

  it('needs a certificate that is valid on the day and has uses left', () => {
    const wish = { kind: 'certificate', code: 'X' } as const;
    expect(ask(wish, certificate())).toEqual([]);
    expect(ask(wish, null)).toEqual([{ field: 'certificate', code: 'unknown' }]);
    expect(ask(wish, certificate({ usesLeft: 0 }))).toEqual([{ field: 'certificate', code: 'usedUp' }]);
    expect(certificateIssue(certificate(), '2026-11-01')).toBeNull();
    expect(certificateIssue(certificate(), '2026-10-31')).toBe('notYet');
    expect(certificateIssue(certificate(), '2026-11-30')).toBeNull();
    expect(certificateIssue(certificate(), '2026-12-01')).toBe('expired');
  });

  it('needs a reason of so many characters as people count them', () => {
    const wish = { kind: 'amount', amount: 100 } as const;
    expect(ask(wish, null, ' ')).toEqual([{ field: 'reason', code: 'required' }]);
    expect(ask(wish, null, '🙏'.repeat(300))).toEqual([]);
    expect(ask(wish, null, 'a'.repeat(301))).toEqual([{ field: 'reason', code: 'tooLong' }]);
    expect(ask(wish, null, 'dos\nrenglones')).toEqual([]);
    expect(ask(wish, null, '\u200B')).toEqual([{ field: 'reason', code: 'wrongFormat' }]);
    expect(ask({ kind: 'amount', amount: 0 }, null, '')).toHaveLength(2);
  });
});

const judge = (granted: number | null, answer: string | null = null, percent = 20) =>
  decisionIssue({ granted, answer }, 120_000, sale(), percent);

describe('a decision', () => {
  it('grants all, a part, or nothing', () => {
    expect([decide(100, 100), decide(100, 99), decide(100, null)]).toEqual(['approved', 'partlyApproved', 'refused']);
  });

  it('needs a reason for less than was asked', () => {
    expect(judge(120_000)).toBeNull();
    expect(judge(100_000)).toEqual({ field: 'answer', code: 'required' });
    expect(judge(null, ' ')).toEqual({ field: 'answer', code: 'required' });
    expect(judge(null, 'No alcanza')).toBeNull();
    expect(judge(120_000, 'a'.repeat(301))).toEqual({ field: 'answer', code: 'tooLong' });
  });

  it('grants more than nothing and no more than was asked', () => {
    expect(judge(0, 'x')).toEqual({ field: 'granted', code: 'tooSmall' });
    expect(judge(1.5, 'x')).toEqual({ field: 'granted', code: 'wrongFormat' });
    expect(judge(120_001, 'x')).toEqual({ field: 'granted', code: 'tooLarge', limit: 120_000 });
  });

  it('UND-35 keeps the sale as a whole within the limit of the role, to the cent', () => {
    // 17 % of 10,000.00 with 500.00 taken off already leaves 1,200.00.
    expect(judge(120_000, null, 17)).toBeNull();
    expect(judge(120_000, null, 16.99)).toEqual({ field: 'granted', code: 'overLimit', limit: 119_900 });
    expect(judge(120_000, null, 0)).toMatchObject({ code: 'overLimit', limit: 0 });
    expect(whoMayGrant(160_000, sale(), LIMITS).map(({ roleId }) => roleId)).toEqual([4, 1]);
    expect(whoMayGrant(900_000, sale(), LIMITS)).toEqual([]);
    expect([4, 9].map((role) => limitOf(LIMITS, role))).toEqual([25, 0]);
  });

  it('within the limit never discounts more than the share of the price, whatever came before', () => {
    const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(sales, percents, (one, percent) => {
        const most = grantable(one, percent);
        expect(most).toBeLessThanOrEqual(reducible(one));
        expect(Math.max(one.discount, percentOf(one.amount, percent))).toBeGreaterThanOrEqual(one.discount + most);
        const issue = decisionIssue({ granted: most, answer: null }, most, one, percent);
        expect(issue?.code ?? null).toBe(most === 0 ? 'tooSmall' : null);
      }),
    );
  });
});
