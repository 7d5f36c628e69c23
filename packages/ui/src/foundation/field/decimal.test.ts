import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSteps, sameDecimal, toDecimal, toNumber } from './decimal.ts';

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('toDecimal', () => {
  test.each([
    [0, 0n, 0],
    [-0, 0n, 0],
    [0.1, 1n, 1],
    [-1234.5, -12345n, 1],
    [-0.05, -5n, 2],
    [1e-7, 1n, 7],
    [1.5e21, 1_500_000_000_000_000_000_000n, 0],
  ])('%d is %d at scale %d', (value, units, scale) => {
    expect(toDecimal(value)).toEqual({ units, scale });
  });

  test('round-trips', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(toNumber(toDecimal(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test('ignores trailing zeros', () => {
    expect(sameDecimal({ units: 150n, scale: 2 }, { units: 15n, scale: 1 })).toBe(true);
    expect(sameDecimal({ units: 150n, scale: 2 }, { units: 15n, scale: 2 })).toBe(false);
  });
});

describe('addSteps', () => {
  test.each([
    [0.1, 0.2, 1, 0.3],
    [1_000_000.1, 0.2, 1, 1_000_000.3],
    [1.1, 0.1, 12, 2.3],
    [0.07, 0.01, -7, 0],
    [1e21, 1, 1, 1e21],
  ])('%d and %d, %d times, is %d', (value, step, times, sum) => {
    expect(addSteps(value, step, times)).toBe(sum);
  });

  test('adds amounts as whole cents do', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -100, max: 100 }), (value, step, times) => {
        expect(addSteps(value / 100, step / 100, times)).toBe((value + step * times) / 100);
      }),
    );
  });

  test('many single steps equal one long one', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 50 }), (value, step, times) => {
        const walked = Array.from({ length: times }).reduce<number>((sum) => addSteps(sum, step / 100, 1), value / 100);
        expect(walked).toBe(addSteps(value / 100, step / 100, times));
      }),
    );
  });
});
