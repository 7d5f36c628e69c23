import { addSteps } from './decimal.ts';

/** What an answer may be: both ends included, undefined where there is none. */
export type NumberRange = {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Most decimals; undefined when any number of them will do. */
  readonly decimals: number | undefined;
};

/** What is wrong with an answer. */
export type NumberProblem = 'notANumber' | 'tooLow' | 'tooHigh' | 'tooPrecise';

/** What is wrong with `value`, which was given with so many decimals; null when nothing is. */
export function problemOf(value: number, decimals: number, range: NumberRange): NumberProblem | null {
  if (range.min !== undefined && value < range.min) return 'tooLow';
  if (range.max !== undefined && value > range.max) return 'tooHigh';
  return range.decimals !== undefined && decimals > range.decimals ? 'tooPrecise' : null;
}

/**
 * The value `times` steps further, down when negative, that stays within the range: at its end it is the end. A value
 * beyond the end never moves away from the range, and comes back to its end. Without a value it starts at what is nearest to 0.
 */
export function stepFrom(value: number | null, step: number, times: number, { min, max }: NumberRange): number {
  const within = (number: number): number => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, number));
  if (value === null) return within(0);
  const next = addSteps(value, step, times);
  return times > 0 ? Math.max(value, within(next)) : Math.min(value, within(next));
}

const jump = 10;
const keySteps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', jump],
  ['PageDown', -jump],
]);

/** How many steps a key stands for, ten for an arrow with Shift; undefined when it is no key for stepping. */
export function stepsOfKey(key: string, shift: boolean): number | undefined {
  const steps = keySteps.get(key);
  return steps !== undefined && shift ? Math.sign(steps) * jump : steps;
}
