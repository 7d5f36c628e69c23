import { drawable } from '@sereno/domain/figure';
import { percentOf } from '../scale/percentOf.ts';

/** A step of a process: prospects, appointments, sales. */
export type FunnelStep = {
  /** Passed to `onSelect`. */
  readonly id: string;
  readonly name: string;
  /** How many came so far; null when unknown. */
  readonly value: number | null;
};

/** A step beside the ones before it. */
export type DrawnStep = FunnelStep & {
  /** Of the largest step, 0 to 1; 0 below 0 and when unknown. */
  readonly length: number;
  /** Percentage of the step before, and of the first one, to a tenth; null where one of both is unknown, below 0, or nothing. */
  readonly ofPrevious: number | null;
  readonly ofFirst: number | null;
  /** How many more than in the step before, below 0 where some were lost; null in the first one and where it says nothing. */
  readonly change: number | null;
};

/** What can be counted: not what is unknown or below 0. */
const counted = (value: number | null | undefined): number | null => {
  const known = drawable(value);
  return known === null || known < 0 ? null : known;
};

const share = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : percentOf(part, whole);

/**
 * Each step beside the one before it and the first. Nothing is made up: a step after an unknown one has no share of it, and one that is
 * larger than the step before has more than 100 %.
 */
export function funnelSteps(steps: readonly FunnelStep[]): readonly DrawnStep[] {
  const counts = steps.map(({ value }) => counted(value));
  const largest = counts.reduce<number>((most, count) => Math.max(most, count ?? 0), 0);
  return steps.map(({ id, name, value }, index) => {
    const count = counts[index] ?? null;
    const before = counts[index - 1] ?? null;
    return {
      id,
      name,
      value: drawable(value),
      length: count === null || largest === 0 ? 0 : count / largest,
      ofPrevious: share(count, before),
      ofFirst: share(count, counts[0] ?? null),
      change: count === null || before === null ? null : count - before,
    };
  });
}
