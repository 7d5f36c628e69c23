import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenColumns, knownLayout, movedColumn, PLAIN_LAYOUT } from './layout.ts';

const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'constructor', 'gone');
const ids = fc.uniqueArray(id, { minLength: 1 });
const layout = fc.record({
  columnOrder: fc.array(id),
  columnVisibility: fc.dictionary(id, fc.boolean()),
  columnPinning: fc.record({ start: fc.array(id), end: fc.array(id) }),
  columnSizing: fc.dictionary(id, fc.double()),
});

describe('a layout for the columns that there are', () => {
  it('TBL-08 holds each column once, whatever was kept', () => {
    fc.assert(
      fc.property(layout, ids, (saved, columns) => {
        const known = knownLayout(saved, columns);
        const { columnOrder, columnPinning, columnSizing } = known;
        const hidden = hiddenColumns(known);
        const pinned = [...columnPinning.start, ...columnPinning.end];
        expect([...columnOrder].toSorted()).toEqual([...columns].toSorted());
        expect(new Set(hidden).size).toBe(hidden.length);
        expect(hidden.length).toBeLessThan(columns.length);
        expect(new Set(pinned).size).toBe(pinned.length);
        for (const one of [...hidden, ...pinned, ...Object.keys(columnSizing)]) expect(columns).toContain(one);
        for (const width of Object.values(columnSizing)) {
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
        const given = [...new Set(saved.columnOrder)].filter((each) => columns.includes(each));
        expect(known.columnOrder.filter((each) => given.includes(each))).toEqual(given);
        expect(knownLayout(known, columns)).toEqual(known);
      }),
    );
  });

  it('TBL-08 puts a new column behind the neighbour it is given', () => {
    const saved = { ...PLAIN_LAYOUT, columnOrder: ['c', 'gone', 'a', 'c'] };
    expect(knownLayout(saved, ['first', 'a', 'b', 'b2', 'c', 'd']).columnOrder).toEqual([
      'first',
      'c',
      'd',
      'a',
      'b',
      'b2',
    ]);
    expect(knownLayout(PLAIN_LAYOUT, ['a', 'b']).columnOrder).toEqual(['a', 'b']);
  });

  it('TBL-08 hides no column where it would hide all', () => {
    expect(
      knownLayout({ ...PLAIN_LAYOUT, columnVisibility: { a: false, gone: false, b: false } }, ['a', 'b'])
        .columnVisibility,
    ).toEqual({});
    expect(
      knownLayout({ ...PLAIN_LAYOUT, columnVisibility: { a: false, gone: false, b: false } }, ['a', 'b', 'c'])
        .columnVisibility,
    ).toEqual({ a: false, b: false });
  });

  it('groups by no column that is gone', () => {
    const grouped = { ...PLAIN_LAYOUT, grouping: ['gone', 'b', 'b'] };
    expect(knownLayout(grouped, ['a', 'b']).grouping).toEqual(['b']);
    expect(knownLayout(grouped, ['a'])).not.toHaveProperty('grouping');
  });

  it('keeps widths between 48 and 1200 px', () => {
    const columnSizing = { a: 10, b: 5000, c: 100.4, d: Number.NaN, e: Infinity, gone: 100 };
    expect(knownLayout({ ...PLAIN_LAYOUT, columnSizing }, ['a', 'b', 'c', 'd', 'e']).columnSizing).toEqual({
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
