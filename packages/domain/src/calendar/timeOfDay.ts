import { digits } from './digits.ts';

/** A time of the day 'HH:mm', 00:00 to 23:59 (FMT-03). As text it sorts by time. */
export type TimeOfDay = `${number}:${number}`;

const TIME = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** The time of those parts, `hour` 0..23 and `minute` 0..59. */
export function timeOf(hour: number, minute: number): TimeOfDay {
  return `${digits(hour, 2)}:${digits(minute, 2)}`;
}

/** Parses 'HH:mm' (FMT-03); seconds, which some servers add, are dropped. Null for any other text. */
export function parseTimeOfDay(text: string): TimeOfDay | null {
  const figures = TIME.exec(text)?.groups;
  return figures ? timeOf(Number(figures.hour), Number(figures.minute)) : null;
}

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
