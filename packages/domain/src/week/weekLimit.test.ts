import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfWeek, eachDay, fromDayNumber, isWithin, toDayNumber } from '../calendar/index.ts';
import { addWeeks, weekOf, weekRange } from './businessWeek.ts';
import { FIRST_WEEK_START, isWeekSelectable, WEEK_DAYS_AHEAD, WEEK_DAYS_BACK, weekLimits } from './weekLimit.ts';

const day = fc.integer({ min: toDayNumber('2021-11-10'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

describe('limits of the week picker', () => {
  it('CST-16 are 10 November 2021, a Wednesday, 90 days back and 14 days ahead', () => {
    expect([FIRST_WEEK_START, WEEK_DAYS_BACK, WEEK_DAYS_AHEAD]).toEqual(['2021-11-10', 90, 14]);
    expect(dayOfWeek(FIRST_WEEK_START)).toBe(3);
  });

  it('WKP-05 WKP-06 reach from 90 days back to today', () => {
    expect(weekLimits({ today: '2026-11-20' })).toEqual({ start: '2026-08-22', end: '2026-11-20' });
  });

  it.each([
    ['2022-02-07', '2021-11-10'],
    ['2022-02-08', '2021-11-10'],
    ['2022-02-09', '2021-11-11'],
  ] as const)('WKP-06 on %s reach back to %s, the later of both bounds', (today, start) => {
    expect(weekLimits({ today }).start).toBe(start);
  });

  it('WKP-07 reach 14 days ahead when the future is enabled', () => {
    expect(weekLimits({ today: '2026-11-20', disableFuture: false }).end).toBe('2026-12-04');
    expect(weekLimits({ today: '2026-11-20', disableFuture: false, maxDaysAhead: 3 }).end).toBe('2026-11-23');
  });

  it('WKP-08 the smaller maximum applies: with the future disabled, days ahead change nothing', () => {
    expect(weekLimits({ today: '2026-11-20', disableFuture: true, maxDaysAhead: 14 }).end).toBe('2026-11-20');
  });

  it('WKP-05 WKP-08 the running week is allowed on each of its days, the next one is not', () => {
    fc.assert(
      fc.property(day, (today) => {
        const limits = weekLimits({ today });
        expect(isWeekSelectable(weekOf(today), limits)).toBe(true);
        expect(isWeekSelectable(addWeeks(weekOf(today), 1), limits)).toBe(false);
      }),
    );
  });

  it('WKP-08 a week is allowed exactly when one of its days is within the limits', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -120, max: 30 }), fc.boolean(), (today, offset, disableFuture) => {
        const limits = weekLimits({ today, disableFuture });
        const week = weekOf(addDays(today, offset));
        const within = eachDay(weekRange(week)).some((date) => isWithin(limits, date));
        expect(isWeekSelectable(week, limits)).toBe(within);
      }),
    );
  });

  it('WKP-08 empty limits allow no week, not even the one around them', () => {
    expect(isWeekSelectable(weekOf('2026-11-12'), { start: '2026-11-15', end: '2026-11-12' })).toBe(false);
  });

  it('WKP-06 allow nothing before the very first week', () => {
    const limits = weekLimits({ today: '2021-11-09' });
    expect(isWeekSelectable(weekOf('2021-11-09'), limits)).toBe(false);
    expect(isWeekSelectable(weekOf('2021-11-10'), limits)).toBe(false);
  });
});
