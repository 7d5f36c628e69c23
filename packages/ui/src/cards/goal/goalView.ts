import { type FigureUnit, goalProgress } from '@sereno/domain/figure';

/** What is to be said of a goal, ready to be written; amounts in the goal's unit. */
export type GoalView = {
  /** The bar, from 0 to 1. */
  readonly filled: number;
  /** The place of the bar where the pace is, from 0 to 1. */
  readonly paceAt: number;
  /** What has been reached, in percent of the goal. */
  readonly percent: number;
  readonly standing:
    | { readonly kind: 'remaining' | 'exceeded'; readonly amount: number }
    | { readonly kind: 'reached' };
  /** What is missing to the pace; 0 where it is kept, or nothing is missing to the goal any more. */
  readonly behind: number;
};

/** null where there is no goal, or nobody knows what has been reached. */
export function goalView(input: {
  readonly goal: number | null;
  readonly reached: number | null;
  readonly unit: FigureUnit;
  readonly elapsedDays: number;
  readonly days: number;
}): GoalView | null {
  const goal = input.goal ?? Number.NaN;
  const reached = input.reached ?? Number.NaN;
  const { share, remaining, expected, isOnPace } = goalProgress({ ...input, goal, reached });
  if (share === null || !Number.isFinite(reached)) return null;
  return {
    filled: within(share),
    paceAt: within(expected / goal),
    percent: share * 100,
    standing: standingOf(remaining, goalProgress({ ...input, goal: reached, reached: goal }).remaining),
    behind: isOnPace ? 0 : missing(expected, reached, input.unit),
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

function standingOf(remaining: number, excess: number): GoalView['standing'] {
  if (remaining > 0) return { kind: 'remaining', amount: remaining };
  return excess > 0 ? { kind: 'exceeded', amount: excess } : { kind: 'reached' };
}

/** Things that are counted come whole: where 4.3 contracts are expected, with 3 there are two missing. */
function missing(expected: number, reached: number, unit: FigureUnit): number {
  const whole = unit === 'count' ? Math.ceil(expected) : expected;
  return goalProgress({ goal: whole, reached, elapsedDays: 0, days: 0 }).remaining;
}
