import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPercent, percentOf } from './percent.ts';

describe('a share of an amount', () => {
  it.each([
    [10_000, 15, 1500],
    [10_050, 50, 5025],
    [1, 50, 1],
    [-1, 50, -1],
    [3, 50, 2],
    [999, 33.33, 333],
    [1_851_235, 12.25, 226_776],
    [0, 100, 0],
    [5, 0, 0],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('FMT-08 %d cents, %d %% are %d', (cents, percent, share) => {
    expect(percentOf(cents, percent)).toBe(share);
  });

  it('FMT-08 is exact for every amount, half away from zero', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(10_000), (cents, hundredths) => {
        const twice = BigInt(Math.abs(cents)) * BigInt(hundredths) * 2n;
        const magnitude = (twice + 10_000n) / 20_000n;
        expect(BigInt(percentOf(cents, hundredths / 100))).toBe(cents < 0 ? -magnitude : magnitude);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([-0.01, 100.01, 12.345, Number.NaN, Number.POSITIVE_INFINITY])('%d is no percentage', (percent) => {
    expect(isPercent(percent)).toBe(false);
    expect(() => percentOf(100, percent)).toThrow(RangeError);
  });

  it.each([0, 0.01, 0.29, 33.33, 100])('%d is a percentage', (percent) => {
    expect(isPercent(percent)).toBe(true);
  });

  it.each([0.5, Number.NaN, 2 ** 53])('FMT-08 refuses %d cents', (cents) => {
    expect(() => percentOf(cents, 10)).toThrow(RangeError);
  });
});
