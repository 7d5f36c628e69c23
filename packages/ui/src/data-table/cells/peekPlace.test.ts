import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peekPlace } from './peekPlace.ts';

const room = { width: 1000, height: 600 };
const size = { width: 300, height: 100 };
const cell = (left: number, top: number) => ({ left, right: left + 120, top, bottom: top + 40 });

describe('what is shown of a cell', () => {
  test('stands below it, a little over it, and begins where it begins', () => {
    expect(peekPlace(cell(200, 100), size, room, false)).toEqual({ left: 200, top: 138 });
    expect(peekPlace(cell(400, 100), size, room, true)).toEqual({ left: 220, top: 138 });
  });

  test('stands above it where there is no room below', () => {
    expect(peekPlace(cell(200, 520), size, room, false)).toEqual({ left: 200, top: 422 });
  });

  test('stands above it where it would cover what is spared below', () => {
    expect(peekPlace(cell(200, 300), size, room, false, cell(200, 340))).toEqual({ left: 200, top: 202 });
    expect(peekPlace(cell(200, 300), size, room, false, cell(600, 340))).toEqual({ left: 200, top: 338 });
    expect(peekPlace(cell(200, 50), size, room, false, cell(200, 90))).toEqual({ left: 200, top: 88 });
  });

  test('keeps away from the edges', () => {
    expect(peekPlace(cell(900, 100), size, room, false).left).toBe(692);
    expect(peekPlace(cell(-50, 100), size, room, false).left).toBe(8);
    expect(peekPlace(cell(20, 100), size, room, true).left).toBe(8);
  });

  test('begins at the edge where it is larger than the window', () => {
    expect(peekPlace(cell(200, 300), { width: 2000, height: 900 }, room, false)).toEqual({ left: 8, top: 8 });
  });
});

test('is whole within the window wherever the cell is, if it is not larger', () => {
  const length = fc.integer({ min: 0, max: 584 });
  const place = fc.integer({ min: -2000, max: 3000 });
  fc.assert(
    fc.property(place, place, length, length, fc.boolean(), (x, y, width, height, isRightToLeft) => {
      const { left, top } = peekPlace(cell(x, y), { width, height }, room, isRightToLeft);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + width).toBeLessThanOrEqual(992);
      expect(top + height).toBeLessThanOrEqual(592);
    }),
  );
});
