import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AreaChartProps, BarChartProps, ComboChartProps, LineChartProps } from '../index.ts';
import { logLevel } from './logLevel.ts';

describe('logLevel', () => {
  it.each([
    [1, 0],
    [1000, 3],
    [0.1, -1],
    [0, null],
    [-7, null],
    [Number.NaN, null],
    [Infinity, null],
    [null, null],
    [undefined, null],
  ])('has %s at %s', (value, level) => {
    expect(logLevel(value)).toBe(level);
  });

  it('has equal distances for equal ratios', () => {
    const size = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.double({ min: 0.01, max: 100, noNaN: true }), (one, other, ratio) => {
        const distance = (value: number) => (logLevel(value * ratio) ?? Number.NaN) - (logLevel(value) ?? Number.NaN);
        expect(distance(one)).toBeCloseTo(distance(other), 6);
      }),
    );
  });

  it('is not offered where lengths say how much: a bar has no length from 0 there', () => {
    expectTypeOf<LineChartProps>().toHaveProperty('valueScale');
    expectTypeOf<BarChartProps>().not.toHaveProperty('valueScale');
    expectTypeOf<AreaChartProps>().not.toHaveProperty('valueScale');
    expectTypeOf<ComboChartProps>().not.toHaveProperty('valueScale');
  });
});
