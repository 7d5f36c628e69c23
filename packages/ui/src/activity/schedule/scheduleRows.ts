import { type Activity, type Booked, overlaps, type TimeSlot } from '@sereno/domain/activity';

/** A line of the list of a day. */
export type ScheduleRow = {
  readonly activity: Activity;
  /** Its time, as the rules take it; null where it has none. */
  readonly slot: TimeSlot | null;
  /** Whether it lies at the time that is planned. */
  readonly overlapping: boolean;
};

/** How many lines are shown before the rest is asked for. */
const FEW = 6;

/** What is booked on a day, in order, and at the end what has no time (ADL-14). */
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

/** The few lines around the time that is planned, or the first ones; all of them where one more would show them all. */
export function fewRows(rows: readonly ScheduleRow[], planned: TimeSlot | null): readonly ScheduleRow[] {
  if (rows.length <= FEW + 1) return rows;
  const next = planned === null ? 0 : rows.findIndex(({ slot }) => slot === null || slot.end > planned.start);
  // One line before it tells what comes right before.
  const first = Math.max(0, (next === -1 ? rows.length : next) - 1);
  const start = Math.min(first, rows.length - FEW);
  return rows.slice(start, start + FEW);
}
