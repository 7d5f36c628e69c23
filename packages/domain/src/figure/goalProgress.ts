import { decimalUnits } from '../money/rounding.ts';

/** Progress towards a goal. */
export type GoalProgress = {
  /** Missing to the goal; never below 0. */
  readonly remaining: number;
  /** Reached part, 1 is the whole goal, more when exceeded; null without a goal. */
  readonly share: number | null;
  /** Expected by now at an even pace, to the hundredth. */
  readonly expected: number;
  /** Whether at least `expected` has been reached. */
  readonly isOnPace: boolean;
};

const inUnits = (value: number): bigint => (Number.isFinite(value) ? decimalUnits(value, 2) : 0n);
const fromUnits = (units: bigint): number => Number(`${units}e-2`);
const wholeDays = (days: number): bigint => BigInt(Number.isFinite(days) ? Math.max(0, Math.floor(days)) : 0);

/**
 * Progress towards a goal, counted in hundredths (FMT-08).
 * @param input.goal The goal; 0, negative values and values that are not numbers mean no goal.
 * @param input.reached Reached so far; a value that is not a number counts as 0.
 * @param input.elapsedDays Days of the period that have passed, including today: whole, clamped to 0 and `days`.
 * @param input.days Days of the whole period; with 0 the whole goal is expected by now.
 */
export function goalProgress(input: {
  readonly goal: number;
  readonly reached: number;
  readonly elapsedDays: number;
  readonly days: number;
}): GoalProgress {
  const given = inUnits(input.goal);
  const goal = given > 0n ? given : 0n;
  const reached = inUnits(input.reached);
  const expected = expectedBy(goal, wholeDays(input.elapsedDays), wholeDays(input.days));
  return {
    remaining: fromUnits(reached < goal ? goal - reached : 0n),
    share: goal === 0n ? null : shareOf(reached, goal),
    expected: fromUnits(expected),
    isOnPace: reached >= expected,
  };
}

/** Divides whole units exactly; amounts that no number can count are divided as they are. */
function shareOf(reached: bigint, goal: bigint): number {
  const share = Number(reached) / Number(goal);
  return Number.isFinite(Number(goal)) ? share : fromUnits(reached) / fromUnits(goal);
}

/** The goal's share for the elapsed days, rounded half away from zero. */
function expectedBy(goal: bigint, elapsed: bigint, days: bigint): bigint {
  if (elapsed >= days) return goal;
  return (goal * elapsed * 2n + days) / (days * 2n);
}
