import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRouteProgressShown, nextRouteProgress, routeStep, waitingAt } from './routeStep.ts';

/** The progress after each step, from hidden. */
function run(steps: readonly boolean[]): number[] {
  const passed: number[] = [];
  for (const active of steps) passed.push(nextRouteProgress(passed.at(-1) ?? 0, active));
  return passed;
}

const repeated = (active: boolean, times: number): boolean[] => Array.from({ length: times }, () => active);

describe('the bar of a change of page', () => {
  it('SHL-36 goes by 10 % every 30 ms', () => {
    expect(routeStep).toEqual({ percent: 10, everyMs: 30 });
    expect(run(repeated(true, 4))).toEqual([10, 20, 30, 40]);
  });

  it('SHL-36 waits at 90 %, runs to 100 % when the page is loaded, and hides', () => {
    expect(run([...repeated(true, 12), ...repeated(false, 3)]).slice(8)).toEqual([90, 90, 90, 90, 100, 0, 0]);
    expect(run([...repeated(true, 7), ...repeated(false, 5)]).slice(6)).toEqual([70, 80, 90, 100, 0, 0]);
  });

  it('SHL-36 shows nothing for a change that ends after the first step', () => {
    expect(run([true, false]).filter(isRouteProgressShown)).toEqual([]);
    expect(run([true, true, false]).filter(isRouteProgressShown)).toEqual([20, 30]);
  });

  it('SHL-36 starts over when a page is requested while the last one arrives', () => {
    expect(run([...repeated(true, 9), false, true, true])).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 0, 10]);
  });

  it('SHL-36 only increases until it hides, never passes an end, and always moves by the same step', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (steps) => {
        const passed = [0, ...run(steps)];
        for (const [index, progress] of passed.slice(1).entries()) {
          const before = passed[index] ?? 0;
          expect([0, before, before + routeStep.percent]).toContain(progress);
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(steps[index] === true ? waitingAt : 100);
        }
      }),
    );
  });

  it('SHL-36 is hidden at most eleven steps after the page is loaded, from any state', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (steps) => {
        expect(run([...steps, ...repeated(false, 11)]).at(-1)).toBe(0);
      }),
    );
  });
});
