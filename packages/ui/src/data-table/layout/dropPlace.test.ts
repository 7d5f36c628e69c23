import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, dropPlace, scrollStep } from './dropPlace.ts';

const boxes: readonly Box[] = [
  { id: 'a', start: 0, end: 100 },
  { id: 'b', start: 100, end: 140 },
  { id: 'c', start: 140, end: 300 },
];

describe('where something that is dragged goes', () => {
  test.each([
    { id: 'a', at: -50, place: null },
    { id: 'a', at: 110, place: null },
    { id: 'a', at: 121, place: { before: 'c', line: 140 } },
    { id: 'a', at: 221, place: { before: null, line: 300 } },
    { id: 'a', at: 9000, place: { before: null, line: 300 } },
    { id: 'b', at: 49, place: { before: 'a', line: 0 } },
    { id: 'b', at: 60, place: null },
    { id: 'b', at: 200, place: null },
    { id: 'c', at: 110, place: { before: 'b', line: 100 } },
    { id: 'c', at: -9000, place: { before: 'a', line: 0 } },
  ])('TBL-08 $id at $at', ({ id, at, place }) => {
    expect(dropPlace(boxes, id, at)).toEqual(place);
  });

  test('TBL-08 it never goes before itself, nor where it stands already', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -500, max: 500 }), (id, at) => {
        const before = dropPlace(boxes, id, at)?.before;
        const next = boxes[boxes.findIndex((box) => box.id === id) + 1];
        expect(before).not.toBe(id);
        expect(before).not.toBe(next?.id ?? null);
      }),
    );
  });
});

describe('how far an area scrolls under a drag', () => {
  test.each([
    { at: 500, step: 0 },
    { at: 48, step: 0 },
    { at: 24, step: -9 },
    { at: 0, step: -18 },
    { at: -900, step: -18 },
    { at: 952, step: 0 },
    { at: 976, step: 9 },
    { at: 5000, step: 18 },
  ])('$step px at $at of 0 to 1000', ({ at, step }) => {
    expect(Object.is(scrollStep(at, 0, 1000) + 0, step)).toBe(true);
  });
});
