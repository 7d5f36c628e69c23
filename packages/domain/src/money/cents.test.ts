import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, distribute, fromCents, TAX_DIVISOR, toCents, withoutTax } from './cents.ts';

/** Cents of any amount whose cents are exact as pesos. */
const cents = fc.integer({ min: -900_000_000_000_000, max: 900_000_000_000_000 });

describe('toCents', () => {
  it.each([
    [21_474_836.47, 2_147_483_647],
    [21_474_836.48, 2_147_483_648],
    [-21_474_836.48, -2_147_483_648],
    [-21_474_836.49, -2_147_483_649],
    // 2 ** 32 cents and one more: 32 bits hold nothing of the first and one cent of the other.
    [42_949_672.96, 4_294_967_296],
    [42_949_672.97, 4_294_967_297],
    [-0, 0],
  ])('FMT-08 converts %d pesos on either side of the 32-bit limit', (pesos, expected) => {
    expect(toCents(pesos)).toBe(expected);
  });

  it.each([
    [1.005, 101],
    [-1.005, -101],
    [0.1, 10],
    [1234.56, 123_456],
    [4.35, 435],
    [1.115, 112],
    [0.004, 0],
    [-0.004, 0],
    [1e-9, 0],
    [70_000_000_000_000.99, 7_000_000_000_000_099],
  ])('FMT-08 %d pesos are %i cents', (pesos, expected) => {
    expect(toCents(pesos)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e20, -1e20])(
    'FMT-08 refuses %d',
    (pesos) => {
      expect(() => toCents(pesos)).toThrow(RangeError);
    },
  );

  it('FMT-08 round-trips', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount);
      }),
    );
  });
});

describe('addAmounts', () => {
  it('FMT-08 sums in cents', () => {
    expect(addAmounts([0.1, 0.2])).toBe(0.3);
    expect(addAmounts([1.005, 1.005])).toBe(2.02);
    expect(addAmounts([])).toBe(0);
  });

  it('FMT-08 sums in the smallest unit of other currencies', () => {
    expect(addAmounts([0.1, 0.2, 1.0005], 3)).toBe(1.301);
    expect(addAmounts([1, 2.5], 0)).toBe(4);
  });

  it('FMT-08 gives the same sum in any order and subtracts what it added', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(fromCents), { maxLength: 50 });
    fc.assert(
      fc.property(amounts, (pesos) => {
        expect(addAmounts(pesos.toReversed())).toBe(addAmounts(pesos));
        expect(addAmounts([...pesos, ...pesos.map((amount) => 0 - amount)])).toBe(0);
      }),
    );
  });

  it('FMT-08 refuses a sum that is not exact', () => {
    expect(() => addAmounts([90_000_000_000_000, 90_000_000_000_000])).toThrow(RangeError);
    expect(() => addAmounts([1, Number.NaN])).toThrow(RangeError);
  });
});

describe('withoutTax', () => {
  it('CST-20 FMT-04 divides by 1.16', () => {
    expect(TAX_DIVISOR).toBe(1.16);
    expect(withoutTax(11_600)).toBe(10_000);
    expect(withoutTax(100)).toBe(86);
    expect(withoutTax(-100)).toBe(-86);
    expect(withoutTax(0)).toBe(0);
  });

  it('FMT-04 is the nearest cent: adding 16 % comes within a cent of the amount', () => {
    const amount = fc.integer({ min: -90_000_000_000, max: 90_000_000_000 });
    fc.assert(
      fc.property(amount, (withTax) => {
        // |net · 1.16 - withTax| is at most half a cent · 1.16, in whole numbers.
        expect(Math.abs(withoutTax(withTax) * 116 - withTax * 100)).toBeLessThanOrEqual(58);
        expect(withoutTax(-withTax)).toBe(0 - withoutTax(withTax));
      }),
    );
  });

  it('FMT-04 refuses fractions of a cent', () => {
    expect(() => withoutTax(Number.NaN)).toThrow(RangeError);
    expect(() => withoutTax(0.001)).toThrow(RangeError);
    expect(() => withoutTax(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });
});

describe('distribute', () => {
  it('gives the cents left over to the first shares', () => {
    expect(distribute(100, 3)).toEqual([34, 33, 33]);
    expect(distribute(-100, 3)).toEqual([-34, -33, -33]);
    expect(distribute(2, 4)).toEqual([1, 1, 0, 0]);
    expect(distribute(-2, 4)).toEqual([-1, -1, 0, 0]);
    expect(distribute(0, 2)).toEqual([0, 0]);
  });

  it('never loses a cent and no share is larger by more than one', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 60 }), (amount, parts) => {
        const shares = distribute(amount, parts);
        expect(shares).toHaveLength(parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [100, 0],
    [100, -1],
    [100, 1.5],
    [0.5, 2],
    [Number.NaN, 2],
  ])('refuses %d cents among %d', (amount, parts) => {
    expect(() => distribute(amount, parts)).toThrow(RangeError);
  });
});
