import type { Booked, TimeSlot } from '@sereno/domain/activity';
import { minuteOfDay, timeAtMinute, type TimeOfDay } from '@sereno/domain/calendar';

/** The minimum range of a strip: 08:00 to 19:00. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;
/** More labels do not fit on a phone. */
const MOST_MARKS = 6;

/** A part of a strip, as fractions of its length, 0 to 1. */
export type StripPlace = { readonly from: number; readonly length: number };

/** The visible part of a day, and positions on it. */
export type DayStrip = {
  /** Labelled hours, from the first, at equal distances. */
  readonly marks: readonly { readonly time: TimeOfDay; readonly at: number }[];
  readonly placeOf: (slot: TimeSlot) => StripPlace;
};

/** The strip of a day: the usual hours, plus whole hours for items outside of them. */
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
