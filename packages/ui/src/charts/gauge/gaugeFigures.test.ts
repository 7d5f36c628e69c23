import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaugeFigures } from './gaugeFigures.ts';

const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const aim = fc.double({ min: 1e-3, max: 1e12, noNaN: true });

describe('gaugeFigures', () => {
  it.each([
    ['half of it', 50, 100, { share: 50, filled: 0.5, goalAt: 1 }],
    ['exactly reached', 100, 100, { share: 100, filled: 1, goalAt: 1 }],
    ['over the goal', 250, 100, { share: 250, filled: 1, goalAt: 0.4 }],
    ['almost reached, which is not reached', 99_999, 100_000, { share: 99.9, filled: 0.999_99, goalAt: 1 }],
    ['nothing', 0, 100, { share: 0, filled: 0, goalAt: 1 }],
    ['less than nothing', -20, 100, { share: -20, filled: 0, goalAt: 1 }],
  ])('%s', (_, value, goal, expected) => {
    expect(gaugeFigures(value, goal)).toEqual({ value, goal, ...expected });
  });

  it.each([null, undefined, 0, -5, Number.NaN, Infinity])('%s is no goal', (goal) => {
    expect(gaugeFigures(7, goal)).toEqual({ value: 7, goal: null, share: null, filled: 0, goalAt: null });
  });

  it.each([null, undefined, Number.NaN, -Infinity])('%s is unknown, not 0', (value) => {
    expect(gaugeFigures(value, 100)).toEqual({ value: null, goal: 100, share: null, filled: 0, goalAt: 1 });
  });

  it('fills the arc as far as the figure is of the larger of both, and says 100 % only once it is reached', () => {
    fc.assert(
      fc.property(figure, aim, (value, goal) => {
        const { share, filled, goalAt } = gaugeFigures(value, goal);
        const end = Math.max(value, goal);
        expect(filled).toBeCloseTo(Math.max(0, value) / end, 9);
        expect(goalAt).toBeCloseTo(goal / end, 9);
        expect((share ?? Number.NaN) >= 100).toBe(value >= goal);
      }),
    );
  });
});
