import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hiding, knownLayout, PLAIN_LAYOUT, type TableLayout } from '../model/layout.ts';
import { columnGroup, movedBefore, movedBy, placedColumns, withPin } from './columnMoves.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const plain = knownLayout(PLAIN_LAYOUT, ids);
const after = (layout: TableLayout, change: Partial<TableLayout> | null): readonly string[] =>
  placedColumns({ ...layout, ...change });

const layouts = fc
  .record({
    columnOrder: fc.shuffledSubarray(ids),
    columnVisibility: fc.subarray(ids).map(hiding),
    columnPinning: fc.record({ start: fc.shuffledSubarray(ids), end: fc.shuffledSubarray(ids) }),
  })
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
    const layout = { ...plain, columnPinning: { start: ['b', 'd', 'e'], end: [] } };
    expect(movedBefore(layout, 'e', 'b')).toEqual({ columnPinning: { start: ['e', 'b', 'd'], end: [] } });
    expect(movedBefore(layout, 'b', null)).toEqual({ columnPinning: { start: ['d', 'e', 'b'], end: [] } });
  });

  test('TBL-08 a step leads past the next visible column, hidden ones in between included', () => {
    const visible = ['a', 'c', 'd'];
    expect(after(plain, movedBy(plain, 'a', 1, visible))).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(after(plain, movedBy(plain, 'c', -1, visible))).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(after(plain, movedBy(plain, 'c', 1, visible))).toEqual(['a', 'b', 'd', 'c', 'e']);
  });

  test('TBL-08 a step ends at the first and the last column of its group', () => {
    const layout = { ...plain, columnPinning: { start: ['b', 'd'], end: [] } };
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
          expect(next.columnPinning.start.toSorted()).toEqual(layout.columnPinning.start.toSorted());
          expect(next.columnPinning.end.toSorted()).toEqual(layout.columnPinning.end.toSorted());
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

test('TBL-08 pinned columns stand at their ends, in their own order', () => {
  const columnPinning = { start: ['d', 'b'], end: ['a'] };
  const layout = { ...plain, columnPinning };
  expect(placedColumns(layout)).toEqual(['d', 'b', 'c', 'e', 'a']);
  expect(after(layout, withPin(layout, 'd', 'end'))).toEqual(['b', 'c', 'e', 'a', 'd']);
  expect(after(layout, withPin(layout, 'c', 'start'))).toEqual(['d', 'b', 'c', 'e', 'a']);
  expect(after(layout, withPin(layout, 'a', null))).toEqual(['d', 'b', 'a', 'c', 'e']);
});
