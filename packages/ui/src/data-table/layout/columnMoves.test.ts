import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownLayout, PLAIN_LAYOUT, type TableLayout } from '../model/layout.ts';
import { columnGroup, movedBefore, movedBy, placedColumns } from './columnMoves.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const plain = knownLayout(PLAIN_LAYOUT, ids);
const after = (layout: TableLayout, change: Partial<TableLayout> | null): readonly string[] =>
  placedColumns({ ...layout, ...change });

const layouts = fc
  .record({ order: fc.shuffledSubarray(ids), hidden: fc.subarray(ids), pinned: fc.shuffledSubarray(ids) })
  .map((some) => knownLayout({ ...PLAIN_LAYOUT, ...some }, ids));

describe('the moves of columns', () => {
  test.each([
    { id: 'd', before: 'b', places: ['a', 'd', 'b', 'c', 'e'] },
    { id: 'a', before: 'd', places: ['b', 'c', 'a', 'd', 'e'] },
    { id: 'b', before: null, places: ['a', 'c', 'd', 'e', 'b'] },
    { id: 'b', before: 'b', places: ['a', 'b', 'c', 'd', 'e'] },
    { id: 'b', before: 'gone', places: ['a', 'b', 'c', 'd', 'e'] },
  ])('TBL-08 $id moves before $before', ({ id, before, places }) => {
    expect(after(plain, movedBefore(plain, id, before))).toEqual(places);
  });

  test('TBL-08 a pinned column moves among the pinned ones, and keeps its place among all', () => {
    const layout = { ...plain, pinned: ['b', 'd', 'e'] };
    expect(movedBefore(layout, 'e', 'b')).toEqual({ pinned: ['e', 'b', 'd'] });
    expect(movedBefore(layout, 'b', null)).toEqual({ pinned: ['d', 'e', 'b'] });
  });

  test('TBL-08 a step leads past the next visible column, hidden ones in between included', () => {
    const visible = ['a', 'c', 'd'];
    expect(after(plain, movedBy(plain, 'a', 1, visible))).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(after(plain, movedBy(plain, 'c', -1, visible))).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(after(plain, movedBy(plain, 'c', 1, visible))).toEqual(['a', 'b', 'd', 'c', 'e']);
  });

  test('TBL-08 a step ends at the first and the last column of its group', () => {
    const layout = { ...plain, pinned: ['b', 'd'] };
    expect(movedBy(layout, 'b', -1, ids)).toBeNull();
    expect(movedBy(layout, 'd', 1, ids)).toBeNull();
    expect(movedBy(layout, 'a', -1, ids)).toBeNull();
    expect(movedBy(layout, 'e', 1, ids)).toBeNull();
    expect(after(layout, movedBy(layout, 'd', -1, ids))).toEqual(['d', 'b', 'a', 'c', 'e']);
  });

  test('TBL-08 whatever is moved, no column is lost, and the groups stay', () => {
    const move = fc.record({
      layout: layouts,
      id: fc.constantFrom(...ids),
      before: fc.option(fc.constantFrom(...ids)),
      step: fc.constantFrom<(1 | -1)[]>(1, -1),
      among: fc.subarray(ids),
    });
    fc.assert(
      fc.property(move, ({ layout, id, before, step, among }) => {
        for (const change of [movedBefore(layout, id, before), movedBy(layout, id, step, among)]) {
          const next = { ...layout, ...change };
          expect(after(next, null).toSorted()).toEqual(ids);
          expect(next.pinned.toSorted()).toEqual(layout.pinned.toSorted());
          expect(columnGroup(next, id).toSorted()).toEqual(columnGroup(layout, id).toSorted());
        }
      }),
    );
  });

  test('TBL-08 a step and the step back lead to where one began', () => {
    fc.assert(
      fc.property(layouts, fc.constantFrom(...ids), (layout, id) => {
        const there = movedBy(layout, id, 1, ids);
        const next = { ...layout, ...there };
        const back = there && movedBy(next, id, -1, ids);
        expect(after(next, back)).toEqual(placedColumns(layout));
      }),
    );
  });
});

test('TBL-08 pinned columns stand first, in their own order', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  expect(placedColumns({ ...PLAIN_LAYOUT, order, pinned: ['d', 'b'] })).toEqual(['d', 'b', 'a', 'c', 'e']);
});
