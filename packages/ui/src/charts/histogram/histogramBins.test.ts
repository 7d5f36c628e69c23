import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogramBins } from './histogramBins.ts';

const odd = fc.constantFrom(null, Number.NaN, Infinity, -Infinity);
const figure = fc.oneof(
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.integer({ min: -50, max: 50 }),
  // Ends of intervals that binary fractions miss.
  fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 10),
);

describe('histogramBins', () => {
  it('has round ends, and the highest value in the last interval', () => {
    expect(histogramBins([0, 10, 20, 20, 30, 40, 100], { wanted: 5, isWhole: false })).toEqual([
      { from: 0, to: 20, count: 2 },
      { from: 20, to: 40, count: 3 },
      { from: 40, to: 60, count: 1 },
      { from: 60, to: 80, count: 0 },
      { from: 80, to: 100, count: 1 },
    ]);
  });

  it('takes as many as Freedman and Diaconis say, whatever a single outlier is', () => {
    const even = Array.from({ length: 1000 }, (_, index) => index / 10);
    // A step of 2 · 49.95 / 10, rounded up.
    expect(histogramBins(even, { isWhole: false }).map(({ from }) => from)).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90,
    ]);
    expect(histogramBins([...even, 200], { isWhole: false })).toHaveLength(20);
  });

  it('takes as many as Sturges says where the middle half is one value', () => {
    expect(histogramBins([0, 5, 5, 5, 5, 5, 5, 16], { isWhole: false })).toHaveLength(4);
  });

  it('has whole ends where the unit has no halves', () => {
    expect(histogramBins([1, 1, 2], { wanted: 20, isWhole: true })).toEqual([{ from: 1, to: 2, count: 3 }]);
    expect(histogramBins([1, 1, 2, 3], { wanted: 20, isWhole: true })).toEqual([
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 3, count: 2 },
    ]);
  });

  it('reaches to what is asked for, without counting it', () => {
    expect(histogramBins([10, 12, 30], { wanted: 3, isWhole: true, reach: [55] })).toEqual([
      { from: 0, to: 15, count: 2 },
      { from: 15, to: 30, count: 0 },
      { from: 30, to: 45, count: 1 },
      { from: 45, to: 60, count: 0 },
    ]);
  });

  it('has one interval for one value, and none for none', () => {
    expect(histogramBins([7, 7, 7], { isWhole: false })).toEqual([{ from: 7, to: 8, count: 3 }]);
    expect(histogramBins([null, Number.NaN, Infinity], { isWhole: false })).toEqual([]);
  });

  it('counts every value that can be drawn once, in the interval that holds it, without gaps between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 6, arbitrary: figure }, odd), { maxLength: 80 }),
        fc.option(fc.integer({ min: -3, max: 200 }), { nil: undefined }),
        fc.boolean(),
        (values, wanted, isWhole) => {
          const bins = histogramBins(values, { wanted, isWhole });
          const known = values.filter((value) => value !== null && Number.isFinite(value));
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(known.length);
          expect(bins.length).toBeLessThanOrEqual(61);
          bins.forEach(({ from, to, count }, index) => {
            const isLast = index === bins.length - 1;
            expect(to).toBeGreaterThan(from);
            expect(isLast || to === bins[index + 1]?.from).toBe(true);
            expect(!isWhole || (Number.isInteger(from) && Number.isInteger(to))).toBe(true);
            // As `drawable` has it, what lies next to 0 is 0.
            const own = known.filter((value) => {
              const seen = Math.abs(value ?? 0) < 1e-290 ? 0 : (value ?? 0);
              return seen >= from && (seen < to || (isLast && seen === to));
            });
            expect(own.length).toBe(count);
          });
          expect(bins.length === 0 || ((bins[0]?.count ?? 0) > 0 && (bins.at(-1)?.count ?? 0) > 0)).toBe(true);
        },
      ),
    );
  });
});
