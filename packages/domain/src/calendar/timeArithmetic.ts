import { type TimeOfDay, timeOf } from './timeOfDay.ts';

/** Minutes of a day. */
export const MINUTES_PER_DAY = 24 * 60;
const LAST_MINUTE = MINUTES_PER_DAY - 1;

/** Minutes since midnight: 0 for 00:00, 1439 for 23:59. */
export function minuteOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time at a whole minute of the day, clamped to 00:00 and 23:59. */
export function timeAtMinute(minute: number): TimeOfDay {
  const within = Math.min(Math.max(0, Math.trunc(minute)), LAST_MINUTE);
  return timeOf(Math.floor(within / 60), within % 60);
}

/** The time `minutes` later, at most 23:59 of the same day (ADL-33). */
export function addMinutes(time: TimeOfDay, minutes: number): TimeOfDay {
  return timeAtMinute(minuteOfDay(time) + minutes);
}
