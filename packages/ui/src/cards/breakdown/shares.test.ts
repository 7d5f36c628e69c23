import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

const anything = fc.array(fc.double(), { maxLength: 20 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('sharesOf', () => {
  it('DSH-03 gives each part its share of the whole', () => {
    expect(sharesOf([42, 7, 1])).toEqual([
      { width: expect.closeTo(0.84, 10), percent: expect.closeTo(84, 10) },
      { width: expect.closeTo(0.14, 10), percent: expect.closeTo(14, 10) },
      { width: expect.closeTo(0.02, 10), percent: expect.closeTo(2, 10) },
    ]);
  });

  it.each([[[]], [[0, 0]], [[-3, 0]], [[Number.NaN]]])('FLT-04 has no whole for %j', (values) => {
    expect(sharesOf(values)).toEqual(values.map(() => ({ width: 0, percent: null })));
  });

  it('leaves negative values and NaN out of the bar, and then gives no percentages', () => {
    expect(sharesOf([30, -10, Number.NaN, Infinity, 10])).toEqual(
      [0.75, 0, 0, 0, 0.25].map((width) => ({ width, percent: null })),
    );
  });

  it('fills the bar exactly, for any input, or leaves it empty', () => {
    fc.assert(
      fc.property(anything, (values) => {
        const widths = sharesOf(values).map(({ width }) => width);
        for (const width of widths) expect(width >= 0 && width <= 1).toBe(true);
        const isEmpty = values.every((value) => !Number.isFinite(value) || value <= 0);
        expect(sum(widths)).toBeCloseTo(isEmpty ? 0 : 1, 9);
      }),
    );
  });

  it('keeps the order of the parts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 12 }), (values) => {
        const [first = 0, second = 0] = values;
        const [one, other] = sharesOf(values);
        expect(Math.sign((one?.width ?? 0) - (other?.width ?? 0))).toBe(Math.sign(first - second));
      }),
    );
  });
});
