import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, timeIn } from './businessZone.ts';
import { DEFAULT_TIME_ZONE } from './defaultTimeZone.ts';
import { fromDayNumber } from './calendarDate.ts';

describe('business zone', () => {
  it('FMT-09 is that of Mexico City', () => {
    expect(DEFAULT_TIME_ZONE).toBe('America/Mexico_City');
  });

  it.each([
    ['America/Mexico_City', '2026-11-20T05:59:59.999Z', '2026-11-19', '23:59'],
    ['America/Mexico_City', '2026-11-20T06:00:00.000Z', '2026-11-20', '00:00'],
    ['America/Mexico_City', '2022-04-03T07:59:00Z', '2022-04-03', '01:59'],
    ['America/Mexico_City', '2022-04-03T08:00:00Z', '2022-04-03', '03:00'],
    ['America/Mexico_City', '2022-10-30T06:30:00Z', '2022-10-30', '01:30'],
    ['America/Mexico_City', '2022-10-30T07:30:00Z', '2022-10-30', '01:30'],
    ['America/Tijuana', '2026-03-08T09:59:00Z', '2026-03-08', '01:59'],
    ['America/Tijuana', '2026-03-08T10:00:00Z', '2026-03-08', '03:00'],
    ['America/Tijuana', '2026-11-01T06:59:00Z', '2026-10-31', '23:59'],
    ['Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29', '00:00'],
    ['Europe/Madrid', '2026-10-25T22:59:00Z', '2026-10-25', '23:59'],
    ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', '2026-04-05', '01:59'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05', '01:30'],
    ['Pacific/Apia', '2011-12-30T09:59:00Z', '2011-12-29', '23:59'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', '00:00'],
    ['Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20', '00:00'],
    ['UTC', '2024-02-29T23:59:59Z', '2024-02-29', '23:59'],
  ])('FMT-09 in %s %s is %s %s', (timeZone, instant, date, time) => {
    expect(dateIn(timeZone, new Date(instant))).toBe(date);
    expect(timeIn(timeZone, new Date(instant))).toBe(time);
  });

  it.each([
    ['America/Mexico_City', -360],
    ['Asia/Kolkata', 330],
    ['Asia/Kathmandu', 345],
    ['Pacific/Kiritimati', 840],
    ['UTC', 0],
  ])('FMT-09 in %s, which has no clock changes, the day begins %i minutes off UTC', (timeZone, offset) => {
    // None of these zones has changed its clocks since 2023.
    const minute = fc.integer({ min: Date.UTC(2023, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, (minutes) => {
        const local = minutes + offset;
        const instant = new Date(minutes * 60_000);
        expect(dateIn(timeZone, instant)).toBe(fromDayNumber(Math.floor(local / 1440)));
        expect(timeIn(timeZone, instant)).toBe(new Date(local * 60_000).toISOString().slice(11, 16));
      }),
    );
  });

  it('FMT-09 refuses an unknown zone, an invalid date and a year after 9999', () => {
    expect(() => dateIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
    expect(() => dateIn('UTC', new Date(Number.NaN))).toThrow(RangeError);
    expect(() => dateIn('UTC', new Date(Date.UTC(10_000, 0, 1)))).toThrow(RangeError);
  });
});
