import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAxis, type ValueDomain } from '../scale/valueAxis.ts';
import { secondAxis, sharedZero } from './twoAxes.ts';

const both = (one: ValueDomain, other: ValueDomain, isWhole = false) => {
  const [first, second] = sharedZero(one, other);
  const axis = valueAxis(first, { range: [200, 0], steps: 4, isWhole });
  return { axis, beside: secondAxis(second, axis, isWhole) };
};

const domains = fc
  .tuple(fc.double({ min: -1e9, max: 0, noNaN: true }), fc.double({ min: 0, max: 1e9, noNaN: true }))
  // As `drawable` leaves them: nothing between 0 and a billionth.
  .map(([low, high]) => ({ low: low > -1e-9 ? 0 : low, high: high < 1e-9 ? 0 : high }));

describe('the axis of another unit', () => {
  it('has round ticks on the grid lines of the first', () => {
    const { axis, beside } = both({ low: 0, high: 83_000 }, { low: 0, high: 34.2 });
    expect(axis.ticks).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
    expect(beside.ticks).toEqual([0, 10, 20, 30, 40, 50]);
  });

  it('has exact ticks below 1', () => {
    expect(both({ low: 0, high: 5 }, { low: 0, high: 0.48 }).beside.ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('has whole steps where the unit has no halves', () => {
    expect(both({ low: 0, high: 5 }, { low: 0, high: 2 }, true).beside.ticks).toEqual([0, 1, 2, 3, 4, 5]);
    expect(both({ low: 0, high: 5 }, { low: 0, high: 11 }, true).beside.ticks).toEqual([0, 3, 6, 9, 12, 15]);
  });

  it('leaves room below 0 in both where one of them needs it', () => {
    const [bars, line] = sharedZero({ low: 0, high: 100 }, { low: -5, high: 10 });
    expect([bars, line]).toEqual([
      { low: -50, high: 100 },
      { low: -5, high: 10 },
    ]);
  });

  it('holds every value, has as many ticks, and its 0 at the same height', () => {
    fc.assert(
      fc.property(domains, domains, fc.boolean(), (one, other, isWhole) => {
        const { axis, beside } = both(one, other, isWhole);
        const [low = 0, high = 0] = beside.scale.domain();
        const room = (high - low) * 1e-6;
        expect(low - room).toBeLessThanOrEqual(other.low);
        expect(high + room).toBeGreaterThanOrEqual(other.high);
        expect(beside.scale(0)).toBeCloseTo(axis.scale(0), 6);
        expect(beside.ticks.length).toBe(axis.ticks.length);
        beside.ticks.forEach((tick, index) => {
          expect(beside.scale(tick)).toBeCloseTo(axis.scale(axis.ticks[index] ?? Number.NaN), 6);
        });
        expect(!isWhole || beside.ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
