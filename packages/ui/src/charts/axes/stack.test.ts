import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackDomain, stackSeries } from './stack.ts';

const value = fc.oneof(fc.double(), fc.constant(null), fc.integer({ min: -1000, max: 1000 }));

describe('stackSeries', () => {
  it('DSH-04 sets what is above 0 upwards and what is below it downwards', () => {
    const stacks = stackSeries([{ values: [10, -4] }, { values: [-3, -1] }, { values: [5, null] }], 2);
    expect(stacks).toEqual([
      [
        { from: 0, to: 10 },
        { from: 0, to: -4 },
      ],
      [
        { from: 0, to: -3 },
        { from: -4, to: -5 },
      ],
      [{ from: 10, to: 15 }, null],
    ]);
    expect(stackDomain(stacks)).toEqual({ low: -5, high: 15 });
  });

  it('DSH-04 leaves a gap where a series is shorter than the categories', () => {
    expect(stackSeries([{ values: [1] }], 2)).toEqual([[{ from: 0, to: 1 }, null]]);
    expect(stackSeries([], 2)).toEqual([]);
  });

  it('DSH-04 joins the pieces of each side without a gap, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(value, { maxLength: 5 }), { maxLength: 8 }), fc.nat(6), (rows, categories) => {
        const stacks = stackSeries(
          rows.map((values) => ({ values })),
          categories,
        );
        for (let column = 0; column < categories; column += 1) {
          const pieces = stacks.flatMap((line) => line[column] ?? []);
          for (const isBelow of [false, true]) {
            const side = pieces.filter(({ from, to }) => (isBelow ? to < from : to > from));
            expect(side.slice(1).map(({ from }) => from)).toEqual(side.slice(0, -1).map(({ to }) => to));
          }
        }
        const { low, high } = stackDomain(stacks);
        expect(Number.isFinite(high - low)).toBe(true);
      }),
    );
  });
});
