import { type Activity, type Booked, overlaps, type TimeSlot } from '@sereno/domain/activity';

/** A row of a day's list. */
export type ScheduleRow = {
  readonly activity: Activity;
  /** Its time; null without one. */
  readonly slot: TimeSlot | null;
  /** Whether it overlaps the planned time. */
  readonly overlapping: boolean;
};

/** Rows shown before the rest is requested. */
const FEW = 6;

/** A day's activities in order, those without a time last (ADL-14). */
export function scheduleRows(
  activities: readonly Activity[],
  booked: readonly Booked<Activity>[],
  planned: TimeSlot | null,
): readonly ScheduleRow[] {
  const timed = booked.map(({ item, slot }) => ({
    activity: item,
    slot,
    overlapping: planned !== null && overlaps(planned, slot),
  }));
  const untimed = activities.filter(({ startTime }) => startTime === null);
  return [...timed, ...untimed.map((activity) => ({ activity, slot: null, overlapping: false }))];
}

/** A few rows around the planned time, or the first ones; all of them when only one would be hidden. */
export function fewRows(rows: readonly ScheduleRow[], planned: TimeSlot | null): readonly ScheduleRow[] {
  if (rows.length <= FEW + 1) return rows;
  const next = planned === null ? 0 : rows.findIndex(({ slot }) => slot === null || slot.end > planned.start);
  // One row before it gives context.
  const first = Math.max(0, (next === -1 ? rows.length : next) - 1);
  const start = Math.min(first, rows.length - FEW);
  return rows.slice(start, start + FEW);
}
