import type { Booked, TimeSlot } from '@sereno/domain/activity';
import { minuteOfDay, timeAtMinute, type TimeOfDay } from '@sereno/domain/calendar';

/** The hours that a strip shows at least: from 08:00 to 19:00. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;
/** More marks than these have no room on a phone. */
const MOST_MARKS = 6;

/** A part of a strip, both as shares of its length, 0 to 1. */
export type StripPlace = { readonly from: number; readonly length: number };

/** The part of a day that a strip shows, and where on it things stand. */
export type DayStrip = {
  /** The hours that have a mark, from the first one shown on, at equal distances. */
  readonly marks: readonly { readonly time: TimeOfDay; readonly at: number }[];
  readonly placeOf: (slot: TimeSlot) => StripPlace;
};

/** The strip of a day: the usual hours, and whole hours more where something lies outside of them. */
export function dayStrip(booked: readonly Booked<unknown>[], planned: TimeSlot | null): DayStrip {
  const slots = booked.map(({ slot }) => slot);
  if (planned !== null) slots.push(planned);
  const first = Math.min(FIRST_HOUR, ...slots.map(({ start }) => Math.floor(minuteOfDay(start) / 60)));
  const last = Math.max(LAST_HOUR, ...slots.map(({ end }) => Math.ceil(minuteOfDay(end) / 60)));
  const hours = last - first;
  const step = Math.ceil(hours / MOST_MARKS);
  const shareOf = (time: TimeOfDay): number => (minuteOfDay(time) / 60 - first) / hours;
  return {
    marks: Array.from({ length: Math.ceil(hours / step) }, (_, place) => ({
      time: timeAtMinute((first + place * step) * 60),
      at: (place * step) / hours,
    })),
    placeOf: ({ start, end }) => ({ from: shareOf(start), length: Math.max(0, shareOf(end) - shareOf(start)) }),
  };
}
