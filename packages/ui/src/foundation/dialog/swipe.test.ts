import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPullToClose, swipeDirection } from './swipe.ts';

const px = fc.integer({ min: -2000, max: 2000 });
const distance = fc.integer({ min: 0, max: 2000 });
const speed = fc.double({ min: -5, max: 5, noNaN: true });
const height = fc.integer({ min: 100, max: 900 });

describe('swipeDirection', () => {
  test('is undefined while the finger may only tremble', () => {
    expect(swipeDirection(3, 3)).toBeUndefined();
  });

  test.each([
    [0, 4, 'down'],
    [-3, 9, 'down'],
    [9, 9, 'elsewhere'],
    [0, -4, 'elsewhere'],
    [-40, 12, 'elsewhere'],
  ] as const)('%i to the right and %i down goes %s', (right, down, direction) => {
    expect(swipeDirection(right, down)).toBe(direction);
  });

  test('is symmetric left and right, and never down on the way up', () => {
    fc.assert(
      fc.property(px, px, (right, down) => {
        expect(swipeDirection(-right, down)).toBe(swipeDirection(right, down));
        expect(swipeDirection(right, -Math.abs(down))).not.toBe('down');
      }),
    );
  });
});

describe('isPullToClose', () => {
  test.each([
    ['a slow pull of 120 px', { distance: 120, speed: 0, height: 600 }, true],
    ['a slow pull of 119 px', { distance: 119, speed: 0, height: 600 }, false],
    ['half of a low sheet', { distance: 80, speed: 0, height: 160 }, true],
    ['a flick', { distance: 24, speed: 0.5, height: 600 }, true],
    ['a jerk of a few px', { distance: 23, speed: 3, height: 600 }, false],
    ['a long pull on its way back', { distance: 400, speed: -0.2, height: 600 }, false],
  ])('%s', (_case, pull, closes) => {
    expect(isPullToClose(pull)).toBe(closes);
  });

  test('a gesture that closes it also closes it when longer or faster', () => {
    fc.assert(
      fc.property(
        distance,
        speed,
        height,
        distance,
        fc.double({ min: 0, max: 5, noNaN: true }),
        (way, pace, high, more, haste) => {
          fc.pre(isPullToClose({ distance: way, speed: pace, height: high }));
          expect(isPullToClose({ distance: way + more, speed: pace + haste, height: high })).toBe(true);
        },
      ),
    );
  });
});
