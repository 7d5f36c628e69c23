import { type Cents, toCents } from '../money/index.ts';

/** The largest amount of pesos, of either sign, whose cents can be counted. */
const MOST_PESOS = Number.MAX_SAFE_INTEGER / 100;

/** Rows come from a server: a figure that cannot be counted adds nothing, instead of spoiling the whole. */
export const isCountable = (value: number): boolean => Math.abs(value) <= MOST_PESOS;

/** An amount of pesos in cents, or a count times 100; 0 for what cannot be counted, NaN included. */
export const countableCents = (value: number): Cents => (isCountable(value) ? toCents(value) : 0);
