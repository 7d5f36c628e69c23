import { bookedOf, type TimeSlot } from '@sereno/domain/activity';
import { timeAtMinute } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStrip } from './dayStrip.ts';

const times = (slot: TimeSlot | null, booked: readonly TimeSlot[] = []) =>
  dayStrip(
    booked.map((one) => ({ item: null, slot: one })),
    slot,
  ).marks.map(({ time }) => time);

describe('the strip of a day', () => {
  it('ADL-14 shows 08:00 to 19:00, with a label every second hour', () => {
    expect(times(null)).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00', '18:00']);
    expect(times({ start: '08:00', end: '19:00' })).toEqual(times(null));
    const { marks, placeOf } = dayStrip([], null);
    expect(marks[1]?.at).toBeCloseTo(2 / 11);
    expect(placeOf({ start: '08:00', end: '13:30' })).toEqual({ from: 0, length: 0.5 });
  });

  it('ADL-14 grows by whole hours for items outside', () => {
    expect(times({ start: '06:20', end: '07:00' })[0]).toBe('06:00');
    expect(times(null, [{ start: '19:00', end: '19:01' }])).toEqual(times(null));
    expect(times(null, [{ start: '00:10', end: '00:20' }])).toEqual(['00:00', '04:00', '08:00', '12:00', '16:00']);
    const { placeOf } = dayStrip([], { start: '23:30', end: '23:59' });
    expect(placeOf({ start: '16:00', end: '24:00' })).toEqual({ from: 0.5, length: 0.5 });
  });

  it('ADL-14 shows any day, with no more labels than fit a phone', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const timed = fc.record({
      startTime: fc.option(minute.map(timeAtMinute)),
      endTime: fc.option(minute.map(timeAtMinute)),
    });
    fc.assert(
      fc.property(fc.array(timed), (items) => {
        const booked = bookedOf(items);
        const { marks, placeOf } = dayStrip(booked, null);
        expect(marks.length).toBeGreaterThanOrEqual(4);
        expect(marks.length).toBeLessThanOrEqual(6);
        for (const { slot } of booked) {
          const { from, length } = placeOf(slot);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(from + length).toBeLessThanOrEqual(1.000001);
          expect(length).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
