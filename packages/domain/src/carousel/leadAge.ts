import type { Lead } from './lead.ts';

const MINUTE_MS = 60_000;

/** Minutes from which a lead counts as waiting, and from which as late. */
export const WAITING_FROM_MINUTES = 5;
export const LATE_FROM_MINUTES = 15;

/** Urgency of attending a lead. */
export type LeadTone = 'fresh' | 'waiting' | 'late';

/** Whole minutes a lead has waited, and its urgency. */
export type LeadAge = { readonly minutes: number; readonly tone: LeadTone };

const toneOf = (minutes: number): LeadTone => {
  if (minutes < WAITING_FROM_MINUTES) return 'fresh';
  return minutes < LATE_FROM_MINUTES ? 'waiting' : 'late';
};

/**
 * How long a lead has waited (CAR-05); 0 when this clock is behind the server's.
 * @param now In milliseconds since 1970 UTC.
 * @returns Null when the time of arrival is unknown.
 */
export function leadAge({ createdAt }: Pick<Lead, 'createdAt'>, now: number): LeadAge | null {
  if (createdAt === null) return null;
  const minutes = Math.max(0, Math.floor((now - createdAt) / MINUTE_MS));
  return Number.isSafeInteger(minutes) ? { minutes, tone: toneOf(minutes) } : null;
}
