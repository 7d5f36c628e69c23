import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SHADES, shadeOf, shadeScale } from './shades.ts';

const bounds = (values: readonly number[]) => shadeScale(values).bins.map(({ above, upTo }) => [above, upTo]);

describe('a scale of shades', () => {
  it('has steps that are read at once', () => {
    expect(bounds([23, 2, 8])).toEqual([
      [0, 5],
      [5, 10],
      [10, 15],
      [15, 20],
      [20, 25],
    ]);
    expect(bounds([1, 2, 3])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(bounds([1])).toEqual([[0, 1]]);
    expect(bounds([0.5])).toEqual([
      [0, 0.1],
      [0.1, 0.2],
      [0.2, 0.30000000000000004],
      [0.30000000000000004, 0.4],
      [0.4, 0.5],
    ]);
  });

  it('has no shade where nothing is above zero', () => {
    expect(shadeScale([])).toEqual({ bins: [], hasNegative: false, hasUnknown: false, isWhole: true });
    expect(shadeScale([0, null, NaN, -3])).toEqual({ bins: [], hasNegative: true, hasUnknown: true, isWhole: true });
    expect(shadeScale([1.5]).isWhole).toBe(false);
  });

  it('tells nothing, less than nothing and the unknown apart', () => {
    const scale = shadeScale([10, -1]);
    expect([0, -1, null, NaN, Infinity, 2, 2.5, 10].map((value) => shadeOf(scale, value))).toEqual([
      0,
      'negative',
      'unknown',
      'unknown',
      'unknown',
      1,
      2,
      5,
    ]);
  });

  it('takes the darker shades where it has few', () => {
    const scale = shadeScale([1, 2, 3]);
    expect([1, 2, 3, 4].map((value) => shadeOf(scale, value))).toEqual([3, 4, 5, 5]);
  });

  it('has a shade for each value, never a lighter one for more, whatever comes', () => {
    const anyValue = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.MAX_VALUE, 5e-324, 1e-320, 0));
    fc.assert(
      fc.property(fc.array(anyValue), (values) => {
        const scale = shadeScale(values);
        expect(scale.bins.length).toBeLessThanOrEqual(MOST_SHADES);
        for (const { above, upTo } of scale.bins) {
          expect(Number.isFinite(upTo)).toBe(true);
          expect(upTo).toBeGreaterThan(above);
        }
        const positive = values.filter((value) => value > 0 && Number.isFinite(value)).toSorted((a, b) => a - b);
        const shades = positive.map((value) => Number(shadeOf(scale, value)));
        expect(shades).toEqual(shades.toSorted((a, b) => a - b));
        for (const shade of shades) expect(shade).toBeGreaterThan(0);
        for (const shade of shades) expect(shade).toBeLessThanOrEqual(MOST_SHADES);
      }),
    );
  });
});
