import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownLayout, movedColumn, PLAIN_LAYOUT } from './layout.ts';

const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'constructor', 'gone');
const ids = fc.uniqueArray(id, { minLength: 1 });
const layout = fc.record({
  order: fc.array(id),
  hidden: fc.array(id),
  pinned: fc.array(id),
  widths: fc.dictionary(id, fc.double()),
});

describe('a layout for the columns that there are', () => {
  it('TBL-08 holds each column once, whatever was kept', () => {
    fc.assert(
      fc.property(layout, ids, (saved, columns) => {
        const { order, hidden, pinned, widths } = knownLayout(saved, columns);
        expect([...order].toSorted()).toEqual([...columns].toSorted());
        expect(new Set(hidden).size).toBe(hidden.length);
        expect(hidden.length).toBeLessThan(columns.length);
        expect(new Set(pinned).size).toBe(pinned.length);
        for (const known of [...hidden, ...pinned, ...Object.keys(widths)]) expect(columns).toContain(known);
        for (const width of Object.values(widths)) {
          expect(width).toBeGreaterThanOrEqual(48);
          expect(width).toBeLessThanOrEqual(1200);
        }
      }),
    );
  });

  it('TBL-08 keeps the order that a person gave, and is the same when it is known already', () => {
    fc.assert(
      fc.property(layout, ids, (saved, columns) => {
        const known = knownLayout(saved, columns);
        const given = [...new Set(saved.order)].filter((each) => columns.includes(each));
        expect(known.order.filter((each) => given.includes(each))).toEqual(given);
        expect(knownLayout(known, columns)).toEqual(known);
      }),
    );
  });

  it('TBL-08 puts a new column behind the neighbour it is given', () => {
    const saved = { ...PLAIN_LAYOUT, order: ['c', 'gone', 'a', 'c'] };
    expect(knownLayout(saved, ['first', 'a', 'b', 'b2', 'c', 'd']).order).toEqual(['first', 'c', 'd', 'a', 'b', 'b2']);
    expect(knownLayout(PLAIN_LAYOUT, ['a', 'b']).order).toEqual(['a', 'b']);
  });

  it('TBL-08 hides no column where it would hide all', () => {
    expect(knownLayout({ ...PLAIN_LAYOUT, hidden: ['a', 'gone', 'b'] }, ['a', 'b']).hidden).toEqual([]);
    expect(knownLayout({ ...PLAIN_LAYOUT, hidden: ['a', 'gone', 'b'] }, ['a', 'b', 'c']).hidden).toEqual(['a', 'b']);
  });

  it('keeps widths between 48 and 1200 px', () => {
    const widths = { a: 10, b: 5000, c: 100.4, d: Number.NaN, e: Infinity, gone: 100 };
    expect(knownLayout({ ...PLAIN_LAYOUT, widths }, ['a', 'b', 'c', 'd', 'e']).widths).toEqual({
      a: 48,
      b: 1200,
      c: 100,
    });
  });
});

describe('a column that is moved', () => {
  it('TBL-08 stands where it was put, and the others stay in their order', () => {
    fc.assert(
      fc.property(ids, id, fc.integer({ min: -3, max: 9 }), (order, moved, to) => {
        const next = movedColumn(order, moved, to);
        const last = order.length - 1;
        const expected = order.includes(moved) ? Math.max(0, Math.min(to, last)) : -1;
        expect(next.indexOf(moved)).toBe(expected);
        expect(next.filter((each) => each !== moved)).toEqual(order.filter((each) => each !== moved));
      }),
    );
  });
});
