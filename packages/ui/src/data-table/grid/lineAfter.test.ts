import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAfter } from './lineAfter.ts';

describe('the focus, when other rows are shown', () => {
  const before = ['a', 'b', 'c', 'd'];

  test('goes with its row', () => {
    expect(lineAfter(3, before, ['x', 'y', 'a', 'b', 'c', 'd'])).toBe(5);
    expect(lineAfter(3, before, ['c', 'd'])).toBe(1);
  });

  test('goes to the row that took the place of one that has gone, rows above it gone or not', () => {
    expect(lineAfter(2, before, ['a', 'c', 'd'])).toBe(2);
    expect(lineAfter(3, before, ['d'])).toBe(1);
    expect(lineAfter(2, before, ['x', 'a', 'd'])).toBe(3);
  });

  test('keeps its line where no row below is left: that of the new last row, or of the next page', () => {
    expect(lineAfter(4, before, ['a', 'b', 'c'])).toBe(4);
    expect(lineAfter(2, before, ['w', 'x', 'y', 'z'])).toBe(2);
    expect(lineAfter(2, before, [])).toBe(2);
  });

  test('stays in the header and in the totals', () => {
    expect(lineAfter(0, before, ['d', 'c'])).toBe(0);
    expect(lineAfter(5, before, ['d', 'c', 'b', 'a', 'x'])).toBe(5);
  });

  test('stays where rows have one id', () => {
    expect(lineAfter(2, ['a', 'a', 'a'], ['a', 'a'])).toBe(2);
  });

  test('finds every row that is still there', () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(ids, ids, fc.nat(), (one, other, at) => {
        const line = (at % one.length) + 1;
        const own = one[line - 1] ?? '';
        const next = other[lineAfter(line, one, other) - 1];
        expect(!other.includes(own) || next === own).toBe(true);
      }),
    );
  });
});
