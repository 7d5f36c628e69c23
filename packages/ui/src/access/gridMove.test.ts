import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedPlace } from './gridMove.ts';

const size = { rows: 30, columns: 15 };
const move = (key: string, rest: { far?: boolean; rightToLeft?: boolean } = {}) =>
  movedPlace({ row: 12, column: 6 }, size, { key, far: false, rightToLeft: false, ...rest });

describe('a key in the grid', () => {
  it.each([
    ['ArrowUp', { row: 11, column: 6 }],
    ['ArrowDown', { row: 13, column: 6 }],
    ['ArrowLeft', { row: 12, column: 5 }],
    ['ArrowRight', { row: 12, column: 7 }],
    ['PageUp', { row: 2, column: 6 }],
    ['PageDown', { row: 22, column: 6 }],
    ['Home', { row: 12, column: 0 }],
    ['End', { row: 12, column: 14 }],
  ])('%s leads to %j', (key, place) => {
    expect(move(key)).toEqual(place);
  });

  it('follows the reading direction, and goes to the ends with Control', () => {
    expect(move('ArrowLeft', { rightToLeft: true })).toEqual({ row: 12, column: 7 });
    expect(move('Home', { far: true })).toEqual({ row: 0, column: 0 });
    expect(move('End', { far: true })).toEqual({ row: 29, column: 14 });
  });

  it('ignores keys that do not move', () => {
    expect(move('Tab')).toBeNull();
    expect(move('a')).toBeNull();
  });

  it('never passes an edge', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    const step = fc.record({ key: fc.constantFrom(...keys), far: fc.boolean(), rightToLeft: fc.boolean() });
    const grid = fc.record({ rows: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(grid, fc.array(step), (area, steps) => {
        const end = steps.reduce((place, next) => movedPlace(place, area, next) ?? place, { row: 0, column: 0 });
        expect(end.row).toBeGreaterThanOrEqual(0);
        expect(end.column).toBeGreaterThanOrEqual(0);
        expect(end.row).toBeLessThan(area.rows);
        expect(end.column).toBeLessThan(area.columns);
      }),
    );
  });
});
