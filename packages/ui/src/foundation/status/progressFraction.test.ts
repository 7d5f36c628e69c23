import { describe, expect, test } from 'vitest';
import { lastQuarter, progressFraction, wholePercent } from './progressFraction.ts';

describe('the completed fraction', () => {
  test.each([
    [34, 120, 34 / 120],
    [0, 10, 0],
    [-5, 10, 0],
    [11, 10, 1],
    [Infinity, 10, 1],
    [3, Infinity, 0],
    [null, 10, null],
    [NaN, 10, null],
    [5, NaN, null],
    [0, 0, null],
    [5, -1, null],
  ])('of %s out of %s is %s', (value, max, fraction) => {
    expect(progressFraction(value, max)).toBe(fraction);
  });

  const amounts = [-Infinity, -1, -0, 0, Number.MIN_VALUE, 1e-9, 1 / 3, 1, 99.5, 1e15, Number.MAX_VALUE, Infinity];

  test.each([NaN, ...amounts])('stays between 0 and 1 for a maximum of %s', (max) => {
    for (const value of [NaN, ...amounts]) {
      const fraction = progressFraction(value, max) ?? 0;
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
    }
  });

  test('never decreases while the value increases', () => {
    for (const max of amounts.filter((amount) => amount > 0)) {
      const fractions = amounts.map((value) => progressFraction(value, max) ?? -1);
      expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    }
  });
});

describe('whole percent', () => {
  test('of each of a hundred is itself', () => {
    for (let done = 0; done <= 100; done += 1) expect(wholePercent(done / 100)).toBe(done / 100);
  });
  test('is rounded down', () => {
    expect(wholePercent(0.999)).toBe(0.99);
  });
});

test('quarters are reported when reached', () => {
  expect([0, 0.24, 0.25, 0.74, 0.99, 1].map(lastQuarter)).toEqual([0, 0, 0.25, 0.5, 0.75, 1]);
});
