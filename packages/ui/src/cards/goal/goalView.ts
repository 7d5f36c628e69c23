import { goalProgress } from '@sereno/domain/figure';
import { type FigureUnit } from '../../locale/figureText.ts';

/** The displayed values of a goal; amounts in the goal's unit. */
export type GoalView = {
  /** Fill of the bar, 0 to 1. */
  readonly filled: number;
  /** Position of the pace on the bar, 0 to 1. */
  readonly paceAt: number;
  /** Percentage of the goal reached. */
  readonly percent: number;
  readonly standing:
    | { readonly kind: 'remaining' | 'exceeded'; readonly amount: number }
    | { readonly kind: 'reached' };
  /** Missing to the pace; 0 when on pace or when the goal is reached. */
  readonly behind: number;
};

/** null without a goal, or when the reached amount is unknown. */
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

/** Counts are whole: with 4.3 contracts expected and 3 reached, two are missing. */
function missing(expected: number, reached: number, unit: FigureUnit): number {
  const whole = unit === 'count' ? Math.ceil(expected) : expected;
  return goalProgress({ goal: whole, reached, elapsedDays: 0, days: 0 }).remaining;
}
