import { type Cents, toCents } from '../money/index.ts';

/** The largest absolute amount of pesos whose cents can be counted. */
const MOST_PESOS = Number.MAX_SAFE_INTEGER / 100;

/** Rows come from a server: a value that is not countable adds nothing, so one bad row does not break the total. */
export const isCountable = (value: number): boolean => Math.abs(value) <= MOST_PESOS;

/** Pesos in cents, or a count times 100; 0 for values that are not countable, including NaN. */
export const countableCents = (value: number): Cents => (isCountable(value) ? toCents(value) : 0);
