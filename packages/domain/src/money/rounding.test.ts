import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalUnits, divideHalfAwayFromZero, roundHalfAwayFromZero } from './rounding.ts';

const decimals = fc.integer({ min: 0, max: 6 });

describe('roundHalfAwayFromZero', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [1.004_999, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.285, 2, 0.29],
    [8.345, 2, 8.35],
    [0.000_5, 3, 0.001],
    [1e-7, 2, 0],
    [5e-7, 6, 0.000_001],
    [-0.004, 2, 0],
    [-0, 2, 0],
    [0.999, 2, 1],
    [99.995, 2, 100],
    [1e21, 2, 1e21],
    [1.7976931348623157e308, 2, 1.7976931348623157e308],
    [22_517_998_136_852.504, 2, 22_517_998_136_852.5],
  ])('FMT-08 rounds %d to %i decimals as %d', (value, places, result) => {
    expect(roundHalfAwayFromZero(value, places)).toBe(result);
  });

  it('FMT-08 keeps values that are not finite', () => {
    expect(roundHalfAwayFromZero(Number.NaN, 2)).toBeNaN();
    expect(roundHalfAwayFromZero(Number.NEGATIVE_INFINITY, 2)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('FMT-08 keeps every number of so few decimals', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), decimals, (units, places) => {
        const value = Number(`${units}e-${places}`) + 0;
        expect(roundHalfAwayFromZero(value, places)).toBe(value);
      }),
    );
  });

  it('FMT-08 takes the shortcut only when both ways give the same number', () => {
    const amount = fc.tuple(fc.maxSafeInteger(), decimals).map(([units, places]) => units / 10 ** places);
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), amount), decimals, (value, places) => {
        const takenApart = Number(`${decimalUnits(value, places)}e-${places}`);
        expect(roundHalfAwayFromZero(value, places)).toBe(takenApart);
      }),
      { numRuns: 2000 },
    );
  });

  it('FMT-08 moves by half a unit at most, exactly half away from zero, symmetric around it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(999), decimals, (units, thousandths, places) => {
        const value = Number(`${units * 1000 + thousandths}e-${places + 3}`);
        const expected = Number(`${thousandths >= 500 ? units + 1 : units}e-${places}`);
        expect(roundHalfAwayFromZero(value, places)).toBe(expected);
        expect(roundHalfAwayFromZero(-value, places)).toBe(expected === 0 ? 0 : -expected);
      }),
    );
  });
});

describe('divideHalfAwayFromZero', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [-1, 3, 0],
    [0, 7, 0],
  ])('FMT-08 %i / %i is %i', (dividend, divisor, quotient) => {
    expect(divideHalfAwayFromZero(dividend, divisor)).toBe(quotient);
  });

  it('FMT-08 is exact for all whole numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (dividend, divisor) => {
        const twice = BigInt(Math.abs(dividend)) * 2n;
        const magnitude = (twice + BigInt(divisor)) / (BigInt(divisor) * 2n);
        expect(BigInt(divideHalfAwayFromZero(dividend, divisor))).toBe(dividend < 0 ? -magnitude : magnitude);
      }),
    );
  });
});
