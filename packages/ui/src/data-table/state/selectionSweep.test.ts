import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterSweep } from './selectionSweep.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('a sweep', () => {
  test('selects the rows from its beginning to its end, in either direction', () => {
    expect(afterSweep({ from: 'b', to: 'd', selects: true, before: [] }, order)).toEqual(['b', 'c', 'd']);
    expect(afterSweep({ from: 'd', to: 'b', selects: true, before: [] }, order)).toEqual(['b', 'c', 'd']);
    expect(afterSweep({ from: 'c', to: 'c', selects: true, before: ['a'] }, order)).toEqual(['a', 'c']);
  });

  test('leaves them where it began by leaving one', () => {
    expect(afterSweep({ from: 'b', to: 'd', selects: false, before: order }, order)).toEqual(['a', 'e']);
  });

  test('keeps what is selected elsewhere, each id once', () => {
    const before = ['on another page', 'c'];
    expect(afterSweep({ from: 'b', to: 'c', selects: true, before }, order)).toEqual(['on another page', 'c', 'b']);
    expect(afterSweep({ from: 'b', to: 'c', selects: false, before }, order)).toEqual(['on another page']);
  });

  test('that began elsewhere is about its end alone', () => {
    expect(afterSweep({ from: 'gone', to: 'd', selects: true, before: ['a'] }, order)).toEqual(['a', 'd']);
    expect(afterSweep({ from: 'a', to: 'gone', selects: true, before: [] }, order)).toEqual(['gone']);
  });

  test('goes as far as the first of rows that have one id', () => {
    const twice = ['a', 'b', 'b', 'c'];
    expect(afterSweep({ from: 'b', to: 'c', selects: true, before: [] }, twice)).toEqual(['b', 'c']);
  });
});

const orders = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 });
const sweeps = orders.chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    before: fc.subarray(ids),
    from: fc.constantFrom(...ids),
    to: fc.constantFrom(...ids),
    back: fc.constantFrom(...ids),
    selects: fc.boolean(),
  }),
);
const sorted = (ids: readonly string[]): string[] => ids.toSorted((one, other) => (one < other ? -1 : 1));

test('where a sweep ends depends on its end, not on the way there', () => {
  fc.assert(
    fc.property(sweeps, ({ ids, before, from, to, back, selects }) => {
      // It went as far as `to` and came back: each step starts from what was selected before it began.
      const gone = afterSweep({ from, to, selects, before }, ids);
      const come = afterSweep({ from, to: back, selects, before }, ids);
      const outside = (id: string): boolean => {
        const [low, high] = [ids.indexOf(from), ids.indexOf(back)].toSorted((one, other) => one - other);
        return ids.indexOf(id) < (low ?? 0) || ids.indexOf(id) > (high ?? 0);
      };
      expect(sorted(come.filter(outside))).toEqual(sorted(before.filter(outside)));
      expect(new Set(gone).size).toBe(gone.length);
    }),
  );
});

test('selecting and leaving the same rows leaves none of them', () => {
  fc.assert(
    fc.property(sweeps, ({ ids, before, from, to }) => {
      const selected = afterSweep({ from, to, selects: true, before }, ids);
      const left = afterSweep({ from, to, selects: false, before: selected }, ids);
      expect(left).toEqual(afterSweep({ from, to, selects: false, before }, ids));
    }),
  );
});
