import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemOf, stepFrom, stepsOfKey, type NumberRange } from './numberRange.ts';

const open: NumberRange = { min: undefined, max: undefined, decimals: undefined };
const percent: NumberRange = { min: 0, max: 100, decimals: 2 };

describe('problemOf', () => {
  test.each([
    [-0.01, 2, percent, 'tooLow'],
    [0, 0, percent, null],
    [100, 0, percent, null],
    [100.01, 2, percent, 'tooHigh'],
    [12.345, 3, percent, 'tooPrecise'],
    [12.345, 3, open, null],
  ])('%d with %d decimals', (value, decimals, range, problem) => {
    expect(problemOf(value, decimals, range)).toBe(problem);
  });
});

describe('stepFrom', () => {
  test.each([
    [null, 1, 0],
    [null, -1, 0],
    [98, 10, 100],
    [2, -10, 0],
    // Typed beyond the end: the step leads back, never further away.
    [500, 1, 500],
    [500, -1, 100],
    [-5, 1, 0],
    [-5, -1, -5],
  ])('%o, %d steps, is %d', (value, times, next) => {
    expect(stepFrom(value, 1, times, percent)).toBe(next);
  });

  test('starts an empty field at the end nearest to 0', () => {
    expect(stepFrom(null, 1, 1, { ...open, min: 18 })).toBe(18);
    expect(stepFrom(null, 1, 1, { ...open, max: -3 })).toBe(-3);
  });

  test('never leaves the range it is in', () => {
    const amount = fc.integer({ min: -10_000, max: 10_000 }).map((units) => units / 100);
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: -20, max: 20 }), (first, second, third, times) => {
        const [min = 0, value = 0, max = 0] = [first, second, third].toSorted((a, b) => a - b);
        const next = stepFrom(value, 0.05, times, { min, max, decimals: 2 });
        expect(next).toBeGreaterThanOrEqual(min);
        expect(next).toBeLessThanOrEqual(max);
      }),
    );
  });
});

test.each([
  ['ArrowUp', false, 1],
  ['ArrowDown', true, -10],
  ['PageDown', false, -10],
  ['PageUp', true, 10],
  ['5', false, undefined],
])('the key %s, Shift %s, is %s steps', (key, shift, steps) => {
  expect(stepsOfKey(key, shift)).toBe(steps);
});
