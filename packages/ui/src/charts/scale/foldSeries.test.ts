import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHERS_ID, sumKnown } from '@sereno/domain/figure';
import { foldSeries, MAX_SERIES } from './foldSeries.ts';

const one = (id: string, ...values: readonly (number | null)[]) => ({ id, name: id.toUpperCase(), values });

describe('foldSeries', () => {
  it('DSH-06 leaves eight series or fewer as they are', () => {
    const series = Array.from({ length: MAX_SERIES }, (_, index) => one(`s${index}`, index));
    expect(foldSeries(series, 'Otros')).toBe(series);
  });

  it('DSH-06 adds the smallest up, and keeps the others in their order', () => {
    const folded = foldSeries(
      [one('a', 1, null), one('b', 9, 9), one('c', 0.1, 2), one('d', -20, 0), one('e', 0.2)],
      'Otros',
      3,
    );
    expect(folded).toEqual([one('b', 9, 9), one('d', -20, 0), { id: OTHERS_ID, name: 'Otros', values: [1.3, 2] }]);
  });

  it('DSH-06 folds a series of others into the others, however large it is', () => {
    const folded = foldSeries([one(OTHERS_ID, 100), one('a', 1), one('b', 2), one('c', 3)], 'Otros', 3);
    expect(folded.map(({ id, values }) => [id, ...values])).toEqual([
      ['b', 2],
      ['c', 3],
      [OTHERS_ID, 101],
    ]);
  });

  it('DSH-06 never loses a value: the sum of each category stays', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.constant(null)), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 20 }), fc.integer({ min: 2, max: 8 }), (rows, most) => {
        const series = rows.map((row, index) => one(`s${index}`, ...row));
        const folded = foldSeries(series, 'Otros', most);
        expect(folded.length).toBe(Math.min(rows.length, most));
        for (const category of [0, 1, 2]) {
          const sum = (all: readonly { readonly values: readonly (number | null)[] }[]) =>
            sumKnown(all.map((each) => each.values[category]));
          expect(sum(folded)).toBe(sum(series));
        }
      }),
    );
  });
});

describe('sumKnown', () => {
  it.each([
    [[], null],
    [[null, undefined, Number.NaN], null],
    [[0.1, 0.2], 0.3],
    [[1e308, 1e308], null],
    [[1e300, 5], 5],
    [[1e18], 1e18],
    [[5, null, Infinity], 5],
    [[1e15, 0.25], 1e15 + 0.25],
  ])('FMT-08 adds %j up to %d', (values, sum) => {
    expect(sumKnown(values)).toBe(sum);
  });
});
