import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTimeOfDay, timeOf } from './timeOfDay.ts';

describe('times of the day', () => {
  it.each([
    ['00:00', '00:00'],
    ['08:05', '08:05'],
    ['23:59:59', '23:59'],
    ['14:30:00.0000000', '14:30'],
  ])('FMT-03 %s is read as %s', (text, time) => {
    expect(parseTimeOfDay(text)).toBe(time);
  });

  it.each(['', '24:00', '8:05', '08:60', '08:05 pm', '08', '08:05:61'])('FMT-03 refuses %j', (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  });

  it('FMT-03 round-trip', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        expect(parseTimeOfDay(timeOf(hour, minute))).toBe(timeOf(hour, minute));
      }),
    );
  });
});
