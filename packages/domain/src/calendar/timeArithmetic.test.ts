import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime } from '../testing/times.ts';
import { addMinutes, minuteOfDay, MINUTES_PER_DAY, timeAtMinute } from './timeOfDay.ts';

describe('times of a day', () => {
  it('FMT-03 convert to minutes and back', () => {
    expect([minuteOfDay('00:00'), minuteOfDay('09:30'), minuteOfDay('23:59')]).toEqual([0, 570, MINUTES_PER_DAY - 1]);
    fc.assert(fc.property(anyTime, (time) => timeAtMinute(minuteOfDay(time)) === time));
  });

  it('ADL-33 stay within the day', () => {
    expect([addMinutes('23:40', 15), addMinutes('23:45', 15), addMinutes('00:10', -20)]).toEqual([
      '23:55',
      '23:59',
      '00:00',
    ]);
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 0, max: 5000 }), (time, minutes) => {
        const later = addMinutes(time, minutes);
        expect(minuteOfDay(later)).toBe(Math.min(minuteOfDay(time) + minutes, MINUTES_PER_DAY - 1));
      }),
    );
  });
});
