import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { moveInGrid } from './gridMove.ts';

const months = { columns: 3, page: 12, min: 0, max: 1000 };

describe('a key in a grid of three columns', () => {
  it.each([
    ['ArrowLeft', 16],
    ['ArrowRight', 18],
    ['ArrowUp', 14],
    ['ArrowDown', 20],
    ['Home', 15],
    ['End', 17],
    ['PageUp', 5],
    ['PageDown', 29],
  ])('%s leads from 17 to %i', (key, to) => {
    expect(moveInGrid(17, key, months)).toBe(to);
  });

  it('ignores other keys', () => {
    expect(moveInGrid(17, 'a', months)).toBeUndefined();
    expect(moveInGrid(17, 'Tab', months)).toBeUndefined();
  });
});

const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');

test('no series of keys leaves the limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 21_612, max: 25_000 }), fc.array(key, { maxLength: 40 }), (start, keys) => {
      const options = { columns: 3, page: 12, min: 21_612, max: 25_000 };
      const end = keys.reduce((place, pressed) => moveInGrid(place, pressed, options) ?? -1, start);
      expect(end).toBeGreaterThanOrEqual(options.min);
      expect(end).toBeLessThanOrEqual(options.max);
    }),
  );
});

test('away from the ends, left undoes right and up undoes down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 900 }), (place) => {
      const after = (...keys: string[]) => keys.reduce((at, pressed) => moveInGrid(at, pressed, months) ?? -1, place);
      expect(after('ArrowRight', 'ArrowLeft')).toBe(place);
      expect(after('ArrowDown', 'ArrowUp')).toBe(place);
      expect(after('PageDown', 'PageUp')).toBe(place);
    }),
  );
});
