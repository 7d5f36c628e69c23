import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalProgress } from './goalProgress.ts';

const cents = fc.integer({ min: -1e11, max: 1e11 });
const pesos = (amount: number) => Number(`${amount}e-2`);
const period = fc.record({ elapsedDays: fc.integer({ min: -5, max: 400 }), days: fc.integer({ min: 0, max: 366 }) });

describe('goalProgress', () => {
  it.each([
    ['half of it in half of the time', { goal: 100, reached: 50, elapsedDays: 15, days: 30 }, 50, 0.5, 50, true],
    ['a cent less is behind', { goal: 100, reached: 49.99, elapsedDays: 15, days: 30 }, 50.01, 0.4999, 50, false],
    ['nothing yet before the first day', { goal: 100, reached: 0, elapsedDays: 0, days: 30 }, 100, 0, 0, true],
    ['exceeded', { goal: 100, reached: 130, elapsedDays: 15, days: 30 }, 0, 1.3, 50, true],
    ['a cent is short', { goal: 100, reached: 99.99, elapsedDays: 30, days: 30 }, 0.01, 0.9999, 100, false],
    ['no goal', { goal: 0, reached: 12, elapsedDays: 15, days: 30 }, 0, null, 0, true],
    ['a goal below zero is none', { goal: -10, reached: 0, elapsedDays: 15, days: 30 }, 0, null, 0, true],
    ['less than nothing reached', { goal: 100, reached: -20, elapsedDays: 15, days: 30 }, 120, -0.2, 50, false],
    ['after the period', { goal: 100, reached: 60, elapsedDays: 45, days: 30 }, 40, 0.6, 100, false],
    ['a period without days', { goal: 100, reached: 60, elapsedDays: 0, days: 0 }, 40, 0.6, 100, false],
    ['a third, to the cent', { goal: 100, reached: 33.33, elapsedDays: 1, days: 3 }, 66.67, 0.3333, 33.33, true],
    ['half a cent, away from zero', { goal: 0.01, reached: 0, elapsedDays: 1, days: 2 }, 0.01, 0, 0.01, false],
    ['days that have not passed whole', { goal: 30, reached: 1, elapsedDays: 1.9, days: 30 }, 29, 1 / 30, 1, true],
  ])('FMT-08 %s', (_, input, remaining, share, expected, isOnPace) => {
    expect(goalProgress(input)).toEqual({ remaining, share, expected, isOnPace });
  });

  it.each([Number.NaN, Infinity, -Infinity])('FLT-04 treats %d as nothing', (odd) => {
    const base = { goal: 100, reached: 50, elapsedDays: 15, days: 30 };
    expect(goalProgress({ ...base, goal: odd })).toEqual({ remaining: 0, share: null, expected: 0, isOnPace: true });
    expect(goalProgress({ ...base, reached: odd })).toMatchObject({ remaining: 100, share: 0, isOnPace: false });
    expect(goalProgress({ ...base, elapsedDays: odd }).expected).toBe(0);
    expect(goalProgress({ ...base, days: odd }).expected).toBe(100);
  });

  it('FMT-08 adds up to the cent: reached plus remaining is the goal, or more', () => {
    fc.assert(
      fc.property(cents, cents, period, (goal, reached, days) => {
        const progress = goalProgress({ goal: pesos(goal), reached: pesos(reached), ...days });
        expect(Math.round(progress.remaining * 100)).toBe(Math.max(0, Math.max(0, goal) - reached));
        expect(progress.expected).toBeGreaterThanOrEqual(0);
        expect(progress.expected).toBeLessThanOrEqual(Math.max(0, pesos(goal)));
        expect(progress.isOnPace).toBe(pesos(reached) >= progress.expected);
      }),
    );
  });

  it('handles goals beyond every count', () => {
    const huge = { goal: Number.MAX_VALUE, reached: Number.MAX_VALUE, elapsedDays: 1, days: 2 };
    expect(goalProgress(huge)).toMatchObject({ remaining: 0, share: 1, isOnPace: true });
  });

  it('expects no less on a later day', () => {
    fc.assert(
      fc.property(cents, period, (goal, { elapsedDays, days }) => {
        const on = (day: number) => goalProgress({ goal: pesos(goal), reached: 0, elapsedDays: day, days }).expected;
        expect(on(elapsedDays + 1)).toBeGreaterThanOrEqual(on(elapsedDays));
      }),
    );
  });
});
