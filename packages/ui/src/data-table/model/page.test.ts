import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES, pageAt, pageCount } from './page.ts';

describe('pages', () => {
  it('TBL-10 CST-17 have 10, 20 or 100 rows', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 100]);
  });

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100_000, 100, 1000],
  ])('TBL-11 %i rows at %i a page are %i', (rows, size, count) => {
    expect(pageCount(rows, size)).toBe(count);
  });

  it('TBL-11 hold every row once, in order, none empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.constantFrom(...PAGE_SIZES), (rows, size) => {
        const pages = Array.from({ length: pageCount(rows, size) }, (_, index) => pageAt(index, rows, size));
        const held = pages.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step));
        expect(held).toEqual(Array.from({ length: rows }, (_, row) => row));
        for (const { from, to } of pages) expect(to - from).toBeGreaterThan(0);
      }),
    );
  });

  it('that are not there give the nearest one that is', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(200), fc.constantFrom(...PAGE_SIZES), (requested, rows, size) => {
        const { index, from, to } = pageAt(requested, rows, size);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(Math.max(1, pageCount(rows, size)));
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(rows);
      }),
    );
  });
});
