import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteOfDay, MINUTES_PER_DAY, timeAtMinute } from '../calendar/index.ts';
import { anyTime } from '../testing/times.ts';
import {
  bookedOf,
  type DayOf,
  nextFreeSlot,
  overlapping,
  overlaps,
  scheduleBeside,
  slotOf,
  type TimeSlot,
} from './daySchedule.ts';

const timed = (startTime: ReturnType<typeof timeAtMinute> | null, endTime: ReturnType<typeof timeAtMinute> | null) => ({
  startTime,
  endTime,
});
const day = fc.array(fc.record({ startTime: fc.option(anyTime), endTime: fc.option(anyTime) }), { maxLength: 12 });

const sample = {
  prospectId: 1,
  prospectName: 'Rosa',
  prospectionMeans: null,
  contact: { email: null, phone: null, address: null, hasEmail: false, hasPhone: false, hasAddress: false },
  managerName: null,
  subject: null,
  comments: null,
  activityTypeId: 2,
  activityTypeName: 'Llamada',
  date: '2026-11-22',
  startTime: '09:00',
  endTime: '09:15',
  started: false,
  onTime: null,
  createdBy: null,
  quotationLaunch: false,
} as const;

const of = (id: number, adviserName: string | null) => ({ ...sample, id, adviserName });

/** The minutes of a time, one by one. */
const minutesOf = ({ start, end }: TimeSlot) =>
  new Set(Array.from({ length: minuteOfDay(end) - minuteOfDay(start) }, (_, index) => minuteOfDay(start) + index));

describe('the schedule of a day', () => {
  it('ADL-14 is in order, without items that have no time', () => {
    const items = [timed('12:00', '13:00'), timed(null, '10:00'), timed('09:00', '10:00'), timed('09:00', '09:30')];
    expect(bookedOf(items).map(({ slot }) => `${slot.start}-${slot.end}`)).toEqual([
      '09:00-09:30',
      '09:00-10:00',
      '12:00-13:00',
    ]);
  });

  it('ADL-14 keeps the order of items with the same time', () => {
    const items = [1, 2, 3].map((id) => ({ id, ...timed('09:00', '10:00') }));
    expect(bookedOf(items).map(({ item }) => item.id)).toEqual([1, 2, 3]);
  });

  it('has free time up to the last minute of the day, and none that ends at midnight', () => {
    expect(nextFreeSlot([], '23:00', 59)).toEqual({ start: '23:00', end: '23:59' });
    expect(nextFreeSlot([], '23:00', 60)).toBeNull();
  });

  it('gives items without an end, or with an end before their start, some time', () => {
    expect(slotOf(timed('09:00', null))).toEqual({ start: '09:00', end: '09:15' });
    expect(slotOf(timed('09:00', '08:00'))).toEqual({ start: '09:00', end: '09:01' });
    expect(slotOf(timed('09:00', '09:00'))).toEqual({ start: '09:00', end: '09:01' });
    expect(slotOf(timed(null, '08:00'))).toBeNull();
  });

  it('ADL-14 an item that ends when the next begins does not overlap it', () => {
    const nine = { start: '09:00', end: '10:00' } as const;
    expect(overlaps(nine, { start: '10:00', end: '11:00' })).toBe(false);
    expect(overlaps(nine, { start: '09:59', end: '11:00' })).toBe(true);
    expect(overlaps({ start: '09:10', end: '09:20' }, nine)).toBe(true);
  });

  it('finds the overlaps that a minute by minute comparison finds', () => {
    fc.assert(
      fc.property(day, anyTime, fc.integer({ min: 1, max: 90 }), (items, start, length) => {
        const slot = { start, end: timeAtMinute(minuteOfDay(start) + length) };
        const wanted = minutesOf(slot);
        const booked = bookedOf(items);
        const expected = booked.filter((other) => [...minutesOf(other.slot)].some((minute) => wanted.has(minute)));
        expect(overlapping(slot, booked)).toEqual(expected);
      }),
    );
  });

  it('finds the first free time that a minute by minute search finds', () => {
    fc.assert(
      fc.property(day, anyTime, fc.integer({ min: 1, max: 240 }), (items, from, minutes) => {
        const booked = bookedOf(items);
        const isFree = (start: number) =>
          start + minutes < MINUTES_PER_DAY &&
          overlapping({ start: timeAtMinute(start), end: timeAtMinute(start + minutes) }, booked).length === 0;
        const candidates = Array.from({ length: MINUTES_PER_DAY }, (_, minute) => minute);
        const first = candidates.find((minute) => minute >= minuteOfDay(from) && isFree(minute));
        const found = nextFreeSlot(booked, from, minutes);
        expect(found && minuteOfDay(found.start)).toBe(first ?? null);
      }),
      { numRuns: 300 },
    );
  });

  it('ADL-14 leaves out the activity being closed and those of other advisers', () => {
    const all = [of(1, 'Lucía'), of(2, 'Lucía'), of(3, 'Pedro'), of(4, null)];
    const ids = (dayOf: DayOf) => scheduleBeside(all, dayOf).map(({ id }) => id);
    expect(ids({ closedId: 1, adviserName: 'Lucía' })).toEqual([2, 4]);
    expect(ids({ closedId: 1, adviserName: null })).toEqual([2, 3, 4]);
    expect(ids({ closedId: null, adviserName: 'Pedro' })).toEqual([3, 4]);
    expect(ids({ closedId: null, adviserName: null })).toEqual([1, 2, 3, 4]);
  });

  it('ADL-14 tells advisers apart by their ids, where both are known, whatever their names', () => {
    const all = [
      { ...of(1, null), adviserId: 108 },
      { ...of(2, null), adviserId: 109 },
      { ...of(3, 'Lucía'), adviserId: 108 },
      { ...of(4, 'Lucía'), adviserId: 109 },
      of(5, 'Lucía'),
      of(6, 'Pedro'),
    ];
    const ids = (dayOf: DayOf) => scheduleBeside(all, dayOf).map(({ id }) => id);
    expect(ids({ closedId: null, adviserId: 108, adviserName: null })).toEqual([1, 3, 5, 6]);
    expect(ids({ closedId: 1, adviserId: 108, adviserName: 'Lucía' })).toEqual([3, 5]);
    expect(ids({ closedId: null, adviserId: null, adviserName: 'Lucía' })).toEqual([1, 2, 3, 4, 5]);
  });
});
