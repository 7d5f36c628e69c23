import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { funnelSteps } from './funnelSteps.ts';

const of = (...values: (number | null)[]) =>
  funnelSteps(values.map((value, index) => ({ id: String(index), name: String(index), value })));

const parts = (...values: (number | null)[]) =>
  of(...values).map(({ length, ofPrevious, ofFirst, change }) => [length, ofPrevious, ofFirst, change]);

describe('funnelSteps', () => {
  it('has each step beside the one before and the first', () => {
    expect(parts(200, 100, 25)).toEqual([
      [1, null, 100, null],
      [0.5, 50, 50, -100],
      [0.125, 25, 12.5, -75],
    ]);
  });

  it('says more than 100 % of a step that is larger than the one before', () => {
    expect(parts(100, 40, 50)).toEqual([
      [1, null, 100, null],
      [0.4, 40, 40, -60],
      [0.5, 125, 50, 10],
    ]);
    // The first need not be the largest.
    expect(parts(50, 100).map(([length]) => length)).toEqual([0.5, 1]);
  });

  it.each([null, Number.NaN, Infinity])('skips nothing: after %s there is no share of it', (unknown) => {
    expect(parts(100, unknown, 20)).toEqual([
      [1, null, 100, null],
      [0, null, null, null],
      [0.2, null, 20, null],
    ]);
  });

  it('has no bar and no share of what is below 0, and keeps its figure', () => {
    expect(parts(100, -5, 20)).toEqual([
      [1, null, 100, null],
      [0, null, null, null],
      [0.2, null, 20, null],
    ]);
    expect(of(100, -5)[1]?.value).toBe(-5);
  });

  it('has no share of nothing', () => {
    expect(parts(0, 0)).toEqual([
      [0, null, null, null],
      [0, null, null, 0],
    ]);
    expect(funnelSteps([])).toEqual([]);
  });

  it('does not say that all came where one is missing', () => {
    expect(of(100_000, 99_999)[1]?.ofPrevious).toBe(99.9);
  });

  it('has bars between nothing and the largest, and shares that follow from the figures', () => {
    const figure = fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(null, -3, Number.NaN));
    fc.assert(
      fc.property(fc.array(figure), (values) => {
        const steps = of(...values);
        expect(steps.every(({ length }) => length >= 0 && length <= 1)).toBe(true);
        const changed = steps.filter(({ change }) => change !== null);
        const [own, before] = [changed, changed.map((step) => steps[steps.indexOf(step) - 1])];
        expect(own.map(({ value, change }) => (value ?? Number.NaN) - (change ?? Number.NaN))).toEqual(
          before.map((step) => step?.value),
        );
        const shared = changed.filter(({ ofPrevious }) => ofPrevious !== null);
        expect(shared.map(({ ofPrevious }) => (ofPrevious ?? 0) >= 100)).toEqual(
          shared.map(({ change }) => (change ?? 0) >= 0),
        );
        const known = values.filter((value) => value !== null && value > 0);
        expect(steps.some(({ length }) => length === 1)).toBe(known.length > 0);
      }),
    );
  });
});
