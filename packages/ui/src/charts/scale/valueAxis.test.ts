import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAxis, valueDomain, valueExtent } from './valueAxis.ts';

const anything = fc.array(fc.oneof(fc.double(), fc.constant(null), fc.constant(undefined), fc.integer()));

describe('valueDomain', () => {
  it.each([
    [[], 0, 0],
    [[null, undefined, Number.NaN, Infinity, -Infinity], 0, 0],
    [[3, 7], 0, 7],
    [[-3, -7], -7, 0],
    [[-3, 7, null], -3, 7],
    [[1e308, -1e308], 0, 0],
    [[1e300, 7], 0, 7],
    [[1e-300], 0, 0],
  ])('DSH-04 spans %j from %d to %d, 0 included', (values, low, high) => {
    expect(valueDomain(values)).toEqual({ low, high });
  });
});

describe('valueDomain between ends', () => {
  it.each([
    [[93, 97], { min: 90, max: 100 }, 90, 100],
    [[85, 97], { min: 90, max: 95 }, 85, 97],
    [[93], { min: 90 }, 90, 93],
    [[3], { max: 10 }, 0, 10],
    [[-3], { min: -10 }, -10, 0],
    [[], { min: 90, max: 100 }, 90, 100],
    [[7], { min: 10, max: 5 }, 5, 10],
  ])('spans %j within %j from %d to %d', (values, ends, low, high) => {
    expect(valueDomain(values, ends)).toEqual({ low, high });
  });
});

describe('valueExtent', () => {
  it.each([
    [[], 0, 0],
    [[null, Number.NaN], 0, 0],
    [[null, 3, 7], 3, 7],
    [[-7, -3], -7, -3],
    [[5], 5, 5],
  ])('spans %j from %d to %d, whether or not 0 lies there', (values, low, high) => {
    expect(valueExtent(values)).toEqual({ low, high });
  });
});

const range: [number, number] = [200, 10];
const domains = fc.tuple(anything, fc.boolean()).map(([values, isWhole]) => ({ domain: valueDomain(values), isWhole }));

describe('valueAxis', () => {
  it.each([
    [0, 83_000, 5, false, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [-3400, 5600, 4, false, [-4000, -2000, 0, 2000, 4000, 6000]],
    [0, 0.3, 3, false, [0, 0.1, 0.2, 0.3]],
    [0, 0.7, 5, false, [0, 0.2, 0.4, 0.6, 0.8]],
    [0, 3, 5, true, [0, 1, 2, 3]],
    [0, 9, 4, true, [0, 2, 4, 6, 8, 10]],
    [0, 1, 5, true, [0, 1]],
    [0, 2.3, 5, true, [0, 1, 2, 3]],
    [0, 0, 5, false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-8, 0, 4, true, [-8, -6, -4, -2, 0]],
  ])('DSH-04 marks %d to %d in about %i steps (whole: %s) at exactly %j', (low, high, steps, isWhole, ticks) => {
    expect(valueAxis({ low, high }, { range, steps, isWhole }).ticks).toEqual(ticks);
  });

  it('DSH-04 covers whatever comes with few round marks in ascending order, 0 among them, and keeps it in its range', () => {
    fc.assert(
      fc.property(domains, fc.integer({ min: 1, max: 10 }), ({ domain, isWhole }, steps) => {
        const { scale, ticks } = valueAxis(domain, { range, steps, isWhole });
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(Math.max(steps, 2) + 2);
        expect(ticks.every(isWhole ? Number.isInteger : Number.isFinite)).toBe(true);
        expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
        expect(ticks).toContain(0);
        expect(scale.domain()).toEqual([ticks[0], ticks.at(-1)]);
        const places = [domain.low, domain.high].map((value) => scale(value));
        expect(places.every((place) => place >= 10 - 1e-6 && place <= 200 + 1e-6)).toBe(true);
      }),
    );
  });

  it('holds every value where 0 need not lie between them, with two round marks at least', () => {
    const values = fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 10 }), fc.boolean(), (all, steps, isWhole) => {
        const domain = valueExtent(all);
        const { scale, ticks } = valueAxis(domain, { range, steps, isWhole });
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(Math.max(steps, 2) + 2);
        const places = [domain.low, domain.high].map((value) => scale(value));
        expect(places.every((place) => place >= 10 - 1e-6 && place <= 200 + 1e-6)).toBe(true);
      }),
    );
  });

  it('DSH-07 ends with what it shows when tight, with 0 and another tick inside', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e18, noNaN: true }), fc.integer({ min: 1, max: 5 }), (high, steps) => {
        const { scale, ticks } = valueAxis({ low: 0, high }, { range, steps, isTight: true });
        expect(scale.domain()).toEqual([0, high]);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks[0]).toBe(0);
      }),
    );
  });
});
