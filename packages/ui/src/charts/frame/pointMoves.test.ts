import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPoint, pointAfterKey } from './pointMoves.ts';

const lines = { columns: 5, lines: 3 };
const grid = {
  columns: 3,
  lines: 2,
  isGrid: true,
  has: ({ column, line }: { column: number; line: number | null }) => column !== 0 || line === 1,
};

describe('pointAfterKey', () => {
  it.each([
    ['ArrowRight', null, { column: 0, line: null }],
    ['ArrowLeft', null, { column: 0, line: null }],
    ['End', null, { column: 4, line: null }],
    ['ArrowRight', { column: 1, line: 2 }, { column: 2, line: 2 }],
    ['ArrowLeft', { column: 0, line: null }, { column: 0, line: null }],
    ['ArrowRight', { column: 4, line: 0 }, { column: 4, line: 0 }],
    ['ArrowDown', { column: 1, line: null }, { column: 1, line: 0 }],
    ['ArrowUp', { column: 1, line: 0 }, { column: 1, line: null }],
    ['ArrowDown', { column: 1, line: 2 }, { column: 1, line: 2 }],
    ['Home', { column: 3, line: 1 }, { column: 0, line: 1 }],
  ])('DSH-04 moves with %s from %j to %j', (key, from, to) => {
    expect(pointAfterKey(lines, from, key)).toEqual(to);
  });

  it('DSH-04 leaves other keys to the browser', () => {
    expect(pointAfterKey(lines, null, 'PageDown')).toBeUndefined();
    expect(pointAfterKey(lines, null, 'a')).toBeUndefined();
  });

  it('DSH-07 moves along horizontal bars with the vertical arrows', () => {
    const upright = { ...lines, isUpright: true };
    expect(pointAfterKey(upright, { column: 1, line: null }, 'ArrowDown')).toEqual({ column: 2, line: null });
    expect(pointAfterKey(upright, { column: 1, line: null }, 'ArrowRight')).toEqual({ column: 1, line: 0 });
  });

  it('DSH-08 skips cells that do not exist', () => {
    expect(pointAfterKey(grid, null, 'ArrowRight')).toEqual({ column: 1, line: 0 });
    expect(pointAfterKey(grid, { column: 1, line: 0 }, 'ArrowLeft')).toEqual({ column: 1, line: 0 });
    expect(pointAfterKey(grid, { column: 1, line: 1 }, 'ArrowLeft')).toEqual({ column: 0, line: 1 });
  });

  it('DSH-04 moves as in a mirror where categories begin at the right', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    fc.assert(
      fc.property(fc.nat(6), fc.nat(4), fc.boolean(), fc.array(key), (columns, count, isUpright, keys) => {
        const shape = { columns, lines: count, isUpright };
        let point = shownPoint(shape, null);
        for (const pressed of keys) {
          const next = pointAfterKey(shape, point, pressed) ?? null;
          expect(pointAfterKey(shape, point, mirrored[pressed] ?? pressed, true) ?? null).toEqual(next);
          point = next;
        }
      }),
    );
  });

  it('DSH-04 stays in the plot for any keys', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    fc.assert(
      fc.property(fc.nat(6), fc.nat(4), fc.boolean(), fc.array(key), (columns, count, isUpright, keys) => {
        const shape = { columns, lines: count, isUpright };
        let point = shownPoint(shape, null);
        for (const pressed of keys) point = pointAfterKey(shape, point, pressed) ?? null;
        expect(shownPoint(shape, point)).toEqual(point);
        expect(point === null).toBe(keys.length === 0 || columns === 0);
      }),
    );
  });
});

describe('shownPoint', () => {
  it('FLT-05 drops a point that newer figures no longer have', () => {
    expect(shownPoint(lines, { column: 5, line: 0 })).toBeNull();
    expect(shownPoint(lines, { column: 1, line: 3 })).toBeNull();
    expect(shownPoint(lines, { column: 4, line: 2 })).toEqual({ column: 4, line: 2 });
    expect(shownPoint({ columns: 1, lines: 0 }, { column: 0, line: null })).toEqual({ column: 0, line: null });
  });
});
