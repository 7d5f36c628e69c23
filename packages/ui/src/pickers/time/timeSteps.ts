import { type TimeOfDay, timeOf } from '@sereno/domain/calendar';

/** The times that a picker offers, both ends included. */
export type TimeSpan = { readonly min: TimeOfDay; readonly max: TimeOfDay };

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number): TimeOfDay => timeOf(Math.floor(minutes / 60), minutes % 60);

/**
 * The times from `min` on, one every `step` minutes (a whole number from 1), up to `max`; in its place among them `kept`, where it
 * lies within the limits. None where `min` is after `max`.
 */
export function timeSteps(
  { min, max }: TimeSpan,
  { step, kept = null }: { readonly step: number; readonly kept?: TimeOfDay | null },
): readonly TimeOfDay[] {
  const from = minutesOf(min);
  const count = Math.floor((minutesOf(max) - from) / step) + 1;
  const times = Array.from({ length: count }, (_, index) => timeAt(from + index * step));
  if (kept === null || kept < min || kept > max || times.includes(kept)) return times;
  const place = times.findIndex((time) => time > kept);
  return times.toSpliced(place === -1 ? times.length : place, 0, kept);
}

/** The place of the time that lies nearest, the earlier one of two; -1 where there is none. */
export function nearestTime(times: readonly TimeOfDay[], wanted: TimeOfDay): number {
  const away = (time: TimeOfDay): number => Math.abs(minutesOf(time) - minutesOf(wanted));
  return times.reduce((best, time, place) => {
    const found = times[best];
    return found === undefined || away(time) < away(found) ? place : best;
  }, -1);
}

/** The time so many minutes later, or earlier where they are negative; never beyond the limits. */
export function moveTime(time: TimeOfDay, minutes: number, { min, max }: TimeSpan): TimeOfDay {
  return timeAt(Math.max(minutesOf(min), Math.min(minutesOf(max), minutesOf(time) + minutes)));
}

/**
 * The place of the first time that the figures typed so far can mean, as they are read in the field: `9` and `93` lead to 09:00
 * and 09:30, `21` to 21:00. Undefined where there is none.
 */
export function timeByFigures(times: readonly TimeOfDay[], figures: string): number | undefined {
  const early = `0${figures}`;
  const ways = figures.length === 1 ? [early, figures] : [figures, early];
  return ways
    .map((way) => times.findIndex((time) => time.replace(':', '').startsWith(way)))
    .find((place) => place !== -1);
}
