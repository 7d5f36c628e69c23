import { drawable } from '@sereno/domain/figure';
import { percentOf } from '../scale/percentOf.ts';

/** A figure and its goal, and where both lie on the arc. */
export type GaugeFigures = {
  /** Null when unknown. */
  readonly value: number | null;
  /** Above 0; null without one. */
  readonly goal: number | null;
  /** Percentage of the goal, to a tenth; null when either is unknown. */
  readonly share: number | null;
  /** The part of the arc that is filled, 0 to 1. */
  readonly filled: number;
  /** Where the goal lies on the arc, 0 to 1; null without one. */
  readonly goalAt: number | null;
};

/**
 * What a gauge shows. The arc ends at the goal, or at the figure where that is larger: then the goal lies within it. A goal
 * of 0 or less is none.
 */
export function gaugeFigures(value: number | null | undefined, goal: number | null | undefined): GaugeFigures {
  const known = drawable(value);
  const aim = drawable(goal) ?? 0;
  if (aim <= 0) return { value: known, goal: null, share: null, filled: 0, goalAt: null };
  if (known === null) return { value: null, goal: aim, share: null, filled: 0, goalAt: 1 };
  return {
    value: known,
    goal: aim,
    share: percentOf(known, aim),
    filled: Math.max(0, Math.min(1, known / aim)),
    goalAt: Math.min(1, aim / Math.max(known, aim)),
  };
}
