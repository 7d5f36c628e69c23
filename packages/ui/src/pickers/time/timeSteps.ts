import { type TimeOfDay, timeOf } from '@sereno/domain/calendar';

/** The times a picker allows, both ends included. */
export type TimeSpan = { readonly min: TimeOfDay; readonly max: TimeOfDay };

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number): TimeOfDay => timeOf(Math.floor(minutes / 60), minutes % 60);

/**
 * The times from `min` on, every `step` minutes (a whole number from 1), up to `max`, plus `kept` in its order if
 * within the limits. Empty when `min` is after `max`.
 */
export function timeSteps(
  { min, max }: TimeSpan,
  { step, saved = null }: { readonly step: number; readonly saved?: TimeOfDay | null },
): readonly TimeOfDay[] {
  const from = minutesOf(min);
  const count = Math.floor((minutesOf(max) - from) / step) + 1;
  const times = Array.from({ length: count }, (_, index) => timeAt(from + index * step));
  if (saved === null || saved < min || saved > max || times.includes(saved)) return times;
  const place = times.findIndex((time) => time > saved);
  return times.toSpliced(place === -1 ? times.length : place, 0, saved);
}

/** Index of the nearest time, the earlier of two; -1 in an empty list. */
export function nearestTime(times: readonly TimeOfDay[], wanted: TimeOfDay): number {
  const away = (time: TimeOfDay): number => Math.abs(minutesOf(time) - minutesOf(wanted));
  return times.reduce((best, time, place) => {
    const found = times[best];
    return found === undefined || away(time) < away(found) ? place : best;
  }, -1);
}

/** The time `minutes` later (earlier when negative), clamped to the limits. */
export function moveTime(time: TimeOfDay, minutes: number, { min, max }: TimeSpan): TimeOfDay {
  return timeAt(Math.max(minutesOf(min), Math.min(minutesOf(max), minutesOf(time) + minutes)));
}

/**
 * Index of the first time that the typed digits can mean, parsed as in the field: `9` and `93` find 09:00 and 09:30,
 * `21` finds 21:00. Undefined without a match.
 */
export function timeByFigures(times: readonly TimeOfDay[], figures: string): number | undefined {
  const early = `0${figures}`;
  const ways = figures.length === 1 ? [early, figures] : [figures, early];
  return ways
    .map((way) => times.findIndex((time) => time.replace(':', '').startsWith(way)))
    .find((place) => place !== -1);
}
