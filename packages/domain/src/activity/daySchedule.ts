import { addMinutes, minuteOfDay, MINUTES_PER_DAY, timeAtMinute, type TimeOfDay } from '../calendar/index.ts';
import type { Activity } from './activity.ts';

/** A time slot of a day; one that ends when the next begins does not overlap it. */
export type TimeSlot = { readonly start: TimeOfDay; readonly end: TimeOfDay };

/** An item of a day that has a start time. */
export type Booked<Item> = { readonly item: Item; readonly slot: TimeSlot };

type Timed = Pick<Activity, 'startTime' | 'endTime'>;

/** Assumed duration of an item without an end, minutes. */
const UNKNOWN_LENGTH = 15;

/** The time slot of an item, at least one minute; null without a start. */
export function slotOf({ startTime, endTime }: Timed): TimeSlot | null {
  if (startTime === null) return null;
  const end = endTime === null ? addMinutes(startTime, UNKNOWN_LENGTH) : endTime;
  return { start: startTime, end: end > startTime ? end : addMinutes(startTime, 1) };
}

/** The items that have a time, by start and then by end. */
export function bookedOf<Item extends Timed>(items: readonly Item[]): readonly Booked<Item>[] {
  return items
    .flatMap((item) => {
      const slot = slotOf(item);
      return slot === null ? [] : [{ item, slot }];
    })
    .toSorted((one, other) => compare(one.slot.start, other.slot.start) || compare(one.slot.end, other.slot.end));
}

const compare = (one: TimeOfDay, other: TimeOfDay): number => Number(one > other) - Number(one < other);

/** Whether two slots share a minute. */
export function overlaps(one: TimeSlot, other: TimeSlot): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Items that overlap the slot, in order (ADL-14). */
export function overlapping<Item>(slot: TimeSlot, booked: readonly Booked<Item>[]): readonly Booked<Item>[] {
  return booked.filter((other) => overlaps(slot, other.slot));
}

/**
 * The first free slot of that many minutes from `from` on, on the same day; null without one before midnight.
 */
export function nextFreeSlot(booked: readonly Booked<unknown>[], from: TimeOfDay, minutes: number): TimeSlot | null {
  let start = minuteOfDay(from);
  for (const { slot } of booked) {
    if (minuteOfDay(slot.start) >= start + minutes) break;
    start = Math.max(start, minuteOfDay(slot.end));
  }
  const end = start + minutes;
  return end < MINUTES_PER_DAY ? { start: timeAtMinute(start), end: timeAtMinute(end) } : null;
}

/** Whose day it is, and what is closed of it. */
export type DayOf = {
  /** The activity that is being closed; null for a new one. */
  readonly closedId: number | null;
  /** The adviser whom the activity is for; null while unknown. */
  readonly adviserName: string | null;
  /** The same by id, for viewers who do not see names. Default: unknown. */
  readonly adviserId?: number | null | undefined;
};

/** Whether an activity is known to be another adviser's: by id where both are known, or else by name. */
function isOfAnother(activity: Activity, { adviserId = null, adviserName }: DayOf): boolean {
  const ofId = activity.adviserId ?? null;
  if (ofId !== null && adviserId !== null) return ofId !== adviserId;
  return activity.adviserName !== null && adviserName !== null && activity.adviserName !== adviserName;
}

/**
 * One adviser's day list without the activity that is being closed (ADL-14): a manager's list has the activities of a
 * whole team; activities of others are no clash. A list without ids and names is used as it is.
 */
export function scheduleBeside(activities: readonly Activity[], day: DayOf): readonly Activity[] {
  return activities.filter((activity) => activity.id !== day.closedId && !isOfAnother(activity, day));
}
