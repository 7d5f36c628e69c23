import { addSteps } from './decimal.ts';

/** Allowed range: both ends included, undefined when open. */
export type NumberRange = {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Most decimals; undefined for any number. */
  readonly decimals: number | undefined;
};

/** What is wrong with a number. */
export type NumberProblem = 'notANumber' | 'tooLow' | 'tooHigh' | 'tooPrecise';

/** What is wrong with `value`, typed with `decimals` decimals; null when valid. */
export function problemOf(value: number, decimals: number, range: NumberRange): NumberProblem | null {
  if (range.min !== undefined && value < range.min) return 'tooLow';
  if (range.max !== undefined && value > range.max) return 'tooHigh';
  return range.decimals !== undefined && decimals > range.decimals ? 'tooPrecise' : null;
}

/**
 * The value `times` steps further, down when negative, clamped to the range. A value outside the range never moves away
 * from it, and is clamped to its end. An empty one starts at the value nearest to 0.
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

/** Number of steps of a key, ten for an arrow with Shift; undefined for other keys. */
export function stepsOfKey(key: string, shift: boolean): number | undefined {
  const steps = keySteps.get(key);
  return steps !== undefined && shift ? Math.sign(steps) * jump : steps;
}
