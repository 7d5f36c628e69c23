import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribute } from '../money/index.ts';
import { instalmentSpread, instalmentYears } from './instalmentSpread.ts';

describe('monthly payments as text', () => {
  it('UND-33 are null for cash', () => {
    expect(instalmentSpread([])).toBeNull();
    expect(instalmentYears([])).toEqual([]);
  });

  it('UND-33 name the first ones that are a cent more', () => {
    expect(instalmentSpread([501, 501, 501, 500, 500])).toEqual({
      count: 5,
      amount: 500,
      larger: { count: 3, amount: 501 },
    });
    expect(instalmentSpread([500, 500])).toEqual({ count: 2, amount: 500, larger: null });
    expect(instalmentSpread([1])).toEqual({ count: 1, amount: 1, larger: null });
  });

  it('UND-33 add up to the whole, for any amount and term', () => {
    fc.assert(
      fc.property(fc.nat(90_000_000_000_000), fc.integer({ min: 1, max: 360 }), (financed, payments) => {
        const instalments = distribute(financed, payments);
        const spread = instalmentSpread(instalments);
        const larger = spread?.larger ?? { count: 0, amount: 0 };
        const rest = ((spread?.count ?? 0) - larger.count) * (spread?.amount ?? 0);
        expect(rest + larger.count * larger.amount).toBe(financed);
        expect(spread?.count).toBe(payments);
        expect(instalmentYears(instalments).flatMap(({ amounts }) => amounts)).toEqual(instalments);
      }),
    );
  });

  it('UND-33 are in yearly tables with continuous numbers', () => {
    const years = instalmentYears(Array.from({ length: 30 }, (_, month) => month));
    expect(years.map(({ first, amounts }) => [first, amounts.length])).toEqual([
      [1, 12],
      [13, 12],
      [25, 6],
    ]);
  });
});
