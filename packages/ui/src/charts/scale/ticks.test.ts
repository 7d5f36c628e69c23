import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from './ticks.ts';
import { valueDomain, valueScale } from './valueDomain.ts';

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

describe('niceTicks', () => {
  it.each([
    [0, 83_000, 5, false, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [0, 100_000, 4, false, [0, 25_000, 50_000, 75_000, 100_000]],
    [-3400, 5600, 4, false, [-5000, -2500, 0, 2500, 5000, 7500]],
    [0, 0.3, 3, false, [0, 0.1, 0.2, 0.3]],
    [0, 3, 5, true, [0, 1, 2, 3]],
    [0, 9, 4, true, [0, 5, 10]],
    [0, 1, 5, true, [0, 1]],
    [0, 0, 5, false, [0, 1]],
    [-8, 0, 4, true, [-8, -6, -4, -2, 0]],
  ])('DSH-04 marks %d to %d in about %i steps (whole: %s) at %j', (low, high, steps, isWhole, ticks) => {
    expect(niceTicks({ low, high }, { steps, isWhole }).ticks).toEqual(ticks);
  });

  it('DSH-04 covers whatever comes with few round marks in ascending order, 0 among them', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 10 }), fc.boolean(), (values, steps, isWhole) => {
        const domain = valueDomain(values);
        const { ticks, domain: whole } = niceTicks(domain, { steps, isWhole });
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(steps + 3);
        expect(ticks.every(Number.isFinite)).toBe(true);
        expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
        expect(ticks).toContain(0);
        expect(whole).toEqual({ low: ticks[0], high: ticks.at(-1) });
        const span = domain.high - domain.low;
        expect(whole.low).toBeLessThanOrEqual(domain.low + span * 1e-6);
        expect(whole.high).toBeGreaterThanOrEqual(domain.high - span * 1e-6);
      }),
    );
  });

  it('DSH-05 marks only whole numbers where what is counted has no halves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 0 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 8 }),
        (low, high, steps) => {
          expect(niceTicks({ low, high }, { steps, isWhole: true }).ticks.every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });
});

describe('valueScale', () => {
  it('DSH-04 leads from the lowest to the highest value, and stays in between', () => {
    fc.assert(
      fc.property(anything, (values) => {
        const domain = valueDomain(values);
        const scale = valueScale(domain, 200, 10);
        expect(scale(domain.low)).toBeCloseTo(200, 6);
        const places = values.flatMap((value) =>
          typeof value === 'number' && Math.abs(value) <= 1e18 ? [scale(value)] : [],
        );
        expect(places.every((place) => place >= 10 - 1e-6 && place <= 200 + 1e-6)).toBe(true);
      }),
    );
    expect(valueScale({ low: 0, high: 4 }, 100, 0)(1)).toBe(75);
    expect(valueScale({ low: 0, high: 0 }, 100, 0)(1)).toBe(100);
  });
});
