import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GridPlace, type GridSize, placeAfter, lineAfter } from './gridKeys.ts';

const plain = (key: string) => ({ key, ctrlKey: false, metaKey: false });
const withControl = (key: string) => ({ ...plain(key), ctrlKey: true });

const size: GridSize = { lines: 12, columns: 5, linesInSight: 4 };
const from = (line: number, column: number): GridPlace => ({ line, column });
const goes = (key: ReturnType<typeof plain>, place: GridPlace, isRightToLeft = false): GridPlace | null =>
  placeAfter(key, place, size, isRightToLeft);

const moving = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'] as const;

describe('a key', () => {
  test.each([
    ['ArrowRight', from(3, 3)],
    ['ArrowLeft', from(3, 1)],
    ['ArrowDown', from(4, 2)],
    ['ArrowUp', from(2, 2)],
    ['PageDown', from(7, 2)],
    ['PageUp', from(0, 2)],
    ['Home', from(3, 0)],
    ['End', from(3, 4)],
  ])('%s leads there', (key, there) => {
    expect(goes(plain(key), from(3, 2))).toEqual(there);
  });

  test('with Ctrl leads to the first and the last cell of all', () => {
    expect(goes(withControl('Home'), from(3, 2))).toEqual(from(0, 0));
    expect(goes(withControl('End'), from(3, 2))).toEqual(from(11, 4));
    expect(goes({ ...plain('End'), metaKey: true }, from(3, 2))).toEqual(from(11, 4));
  });

  test('follows the reading direction', () => {
    expect(goes(plain('ArrowRight'), from(3, 2), true)).toEqual(from(3, 1));
    expect(goes(plain('ArrowLeft'), from(3, 2), true)).toEqual(from(3, 3));
    expect(goes(plain('Home'), from(3, 2), true)).toEqual(from(3, 0));
  });

  test.each(['Tab', 'Enter', ' ', 'a', 'F2', 'Escape', 'arrowdown', ''])('%j leads nowhere', (key) => {
    expect(goes(plain(key), from(3, 2))).toBeNull();
  });

  test.each(['ArrowUp', 'ArrowLeft', 'PageUp', 'PageDown'])('%s with Ctrl is left to the browser', (key) => {
    expect(goes(withControl(key), from(3, 2))).toBeNull();
  });

  test('leads nowhere else in a grid of one cell, or of none', () => {
    for (const key of moving) {
      expect(placeAfter(plain(key), from(0, 0), { lines: 1, columns: 1, linesInSight: 1 }, false)).toEqual(from(0, 0));
      expect(placeAfter(plain(key), from(0, 0), { lines: 0, columns: 0, linesInSight: 1 }, false)).toEqual(from(0, 0));
    }
  });
});

const grids = fc
  .record({ lines: fc.integer({ min: 1, max: 100_002 }), columns: fc.integer({ min: 1, max: 40 }) })
  .chain(({ lines, columns }) =>
    fc.record({
      size: fc.record({
        lines: fc.constant(lines),
        columns: fc.constant(columns),
        linesInSight: fc.integer({ min: 1, max: 50 }),
      }),
      place: fc.record({
        line: fc.integer({ min: 0, max: lines - 1 }),
        column: fc.integer({ min: 0, max: columns - 1 }),
      }),
      isRightToLeft: fc.boolean(),
    }),
  );
const keys = fc.record({ key: fc.constantFrom(...moving), ctrlKey: fc.boolean(), metaKey: fc.boolean() });

describe('whatever the grid', () => {
  test('no key leads out of it', () => {
    fc.assert(
      fc.property(grids, fc.array(keys, { maxLength: 20 }), ({ size: grid, place, isRightToLeft }, pressed) => {
        const last = pressed.reduce((at, key) => placeAfter(key, at, grid, isRightToLeft) ?? at, place);
        expect(last.line).toBeGreaterThanOrEqual(0);
        expect(last.line).toBeLessThan(grid.lines);
        expect(last.column).toBeGreaterThanOrEqual(0);
        expect(last.column).toBeLessThan(grid.columns);
      }),
    );
  });

  test('the opposite key leads back, unless the edge stood in the way', () => {
    const opposites = [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowLeft', 'ArrowRight'],
      ['PageUp', 'PageDown'],
    ] as const;
    fc.assert(
      fc.property(grids, fc.constantFrom(...opposites), ({ size: grid, place, isRightToLeft }, [one, other]) => {
        const by = (key: string, at: GridPlace): GridPlace => placeAfter(plain(key), at, grid, isRightToLeft) ?? at;
        const there = by(one, place);
        const step = one === 'PageUp' ? grid.linesInSight : 1;
        fc.pre(Math.abs(there.line - place.line) + Math.abs(there.column - place.column) === step);
        expect(by(other, there)).toEqual(place);
      }),
    );
  });

  test('right-to-left is the mirror of left-to-right', () => {
    fc.assert(
      fc.property(grids, keys, ({ size: grid, place }, key) => {
        const mirror = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } as const;
        const mirrored = key.key === 'ArrowLeft' || key.key === 'ArrowRight' ? mirror[key.key] : key.key;
        expect(placeAfter({ ...key, key: mirrored }, place, grid, true)).toEqual(placeAfter(key, place, grid, false));
      }),
    );
  });

  test('from the first cell every other one can be reached by arrows alone', () => {
    fc.assert(
      fc.property(grids, ({ size: grid, place, isRightToLeft }) => {
        const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
        const steps = [
          ...Array.from({ length: Math.min(place.line, 200) }, () => 'ArrowDown'),
          ...Array.from({ length: place.column }, () => forwards),
        ];
        const reached = steps.reduce<GridPlace>(
          (at, key) => placeAfter(plain(key), at, grid, isRightToLeft) ?? at,
          from(0, 0),
        );
        expect(reached).toEqual(from(Math.min(place.line, 200), place.column));
      }),
    );
  });
});

describe('the focus, when other rows are shown', () => {
  const before = ['a', 'b', 'c', 'd'];

  test('goes with its row', () => {
    expect(lineAfter(3, before, ['x', 'y', 'a', 'b', 'c', 'd'])).toBe(5);
    expect(lineAfter(3, before, ['c', 'd'])).toBe(1);
  });

  test('goes to the row that took the place of one that has gone, rows above it gone or not', () => {
    expect(lineAfter(2, before, ['a', 'c', 'd'])).toBe(2);
    expect(lineAfter(3, before, ['d'])).toBe(1);
    expect(lineAfter(2, before, ['x', 'a', 'd'])).toBe(3);
  });

  test('keeps its line where no row below is left: that of the new last row, or of the next page', () => {
    expect(lineAfter(4, before, ['a', 'b', 'c'])).toBe(4);
    expect(lineAfter(2, before, ['w', 'x', 'y', 'z'])).toBe(2);
    expect(lineAfter(2, before, [])).toBe(2);
  });

  test('stays in the header and in the totals', () => {
    expect(lineAfter(0, before, ['d', 'c'])).toBe(0);
    expect(lineAfter(5, before, ['d', 'c', 'b', 'a', 'x'])).toBe(5);
  });

  test('stays where rows have one id', () => {
    expect(lineAfter(2, ['a', 'a', 'a'], ['a', 'a'])).toBe(2);
  });

  test('finds every row that is still there', () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(ids, ids, fc.nat(), (one, other, at) => {
        const line = (at % one.length) + 1;
        const own = one[line - 1] ?? '';
        const next = other[lineAfter(line, one, other) - 1];
        expect(!other.includes(own) || next === own).toBe(true);
      }),
    );
  });
});
