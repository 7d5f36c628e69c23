import { decimalUnits } from '../money/rounding.ts';

/** How far a goal is. */
export type GoalProgress = {
  /** What is missing to the goal; never below 0. */
  readonly remaining: number;
  /** The part that has been reached, 1 being all of it and more where it is exceeded; null where there is no goal. */
  readonly share: number | null;
  /** What should have been reached by now, if every day brings the same; to the hundredth. */
  readonly expected: number;
  /** Whether as much as that has been reached. */
  readonly isOnPace: boolean;
};

const inUnits = (value: number): bigint => (Number.isFinite(value) ? decimalUnits(value, 2) : 0n);
const fromUnits = (units: bigint): number => Number(`${units}e-2`);
const wholeDays = (days: number): bigint => BigInt(Number.isFinite(days) ? Math.max(0, Math.floor(days)) : 0);

/**
 * How far a goal is, counted in hundredths (FMT-08).
 * @param input.goal What is to be reached; 0, less than that and what is no number are no goal.
 * @param input.reached What has been reached; what is no number counts as nothing.
 * @param input.elapsedDays Days of the period that have passed, today included: whole, read as between 0 and `days`.
 * @param input.days Days of the whole period; of one without days everything is expected by now.
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

/** Divides whole units, which is exact to the last digit; those that no number can count are divided as they came. */
function shareOf(reached: bigint, goal: bigint): number {
  const share = Number(reached) / Number(goal);
  return Number.isFinite(Number(goal)) ? share : fromUnits(reached) / fromUnits(goal);
}

/** The goal's share of the days that have passed, rounded half away from zero. */
function expectedBy(goal: bigint, elapsed: bigint, days: bigint): bigint {
  if (elapsed >= days) return goal;
  return (goal * elapsed * 2n + days) / (days * 2n);
}
