import type { Lead } from './lead.ts';

const MINUTE_MS = 60_000;

/** From how many minutes on a lead has waited longer than a fresh one, and from how many on too long. */
export const WAITING_FROM_MINUTES = 5;
export const LATE_FROM_MINUTES = 15;

/** How urgent it is to attend a lead. */
export type LeadTone = 'fresh' | 'waiting' | 'late';

/** For how many whole minutes a lead has waited, and what that means. */
export type LeadAge = { readonly minutes: number; readonly tone: LeadTone };

const toneOf = (minutes: number): LeadTone => {
  if (minutes < WAITING_FROM_MINUTES) return 'fresh';
  return minutes < LATE_FROM_MINUTES ? 'waiting' : 'late';
};

/**
 * For how long a lead has waited (CAR-05). A clock that runs behind the server's makes it 0 minutes, never less.
 * @param now In milliseconds since 1970 UTC.
 * @returns Null when it is not known when the lead came.
 */
export function leadAge({ createdAt }: Pick<Lead, 'createdAt'>, now: number): LeadAge | null {
  if (createdAt === null) return null;
  const minutes = Math.max(0, Math.floor((now - createdAt) / MINUTE_MS));
  return Number.isSafeInteger(minutes) ? { minutes, tone: toneOf(minutes) } : null;
}
