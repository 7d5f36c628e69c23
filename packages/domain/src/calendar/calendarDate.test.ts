import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, everyDate, existsLocally, localMidnight, localText } from '../testing/dates.ts';
import {
  addDays,
  compareDates,
  dayOfWeek,
  diffDays,
  fromDayNumber,
  maxDate,
  minDate,
  startOfWeek,
  startOfYear,
  toDayNumber,
} from './calendarDate.ts';

describe('day numbers', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
  ] as const)('%s is day %i', (date, dayNumber) => {
    expect(toDayNumber(date)).toBe(dayNumber);
    expect(fromDayNumber(dayNumber)).toBe(date);
  });

  it('round-trip for all years, each day one after the day before', () => {
    fc.assert(
      fc.property(anyDate(1), (date) => {
        expect(fromDayNumber(toDayNumber(date))).toBe(date);
        expect(toDayNumber(fromDayNumber(toDayNumber(date) + 1))).toBe(toDayNumber(date) + 1);
      }),
    );
  });

  it('agree with the platform on every day from 1970 to 2100', () => {
    const wrong = everyDate().filter(
      (date, dayNumber) => existsLocally(date) && localText(new Date(1970, 0, 1 + dayNumber)) !== date,
    );
    expect(wrong).toEqual([]);
  });

  it.each([-719_163, 2_932_897, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuse %d', (dayNumber) => {
    expect(() => fromDayNumber(dayNumber)).toThrow(RangeError);
  });
});

describe('date arithmetic', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-20', 0, '2026-11-20'],
  ] as const)('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(diffDays(date, result)).toBe(days);
  });

  it('agrees with the platform between 1996 and 2100', () => {
    const date = fc
      .integer({ min: toDayNumber('1996-01-01'), max: toDayNumber('2100-12-31') - 400 })
      .map(fromDayNumber);
    fc.assert(
      fc.property(date, fc.nat(400), (start, days) => {
        const end = addDays(start, days);
        expect(end).toBe(localText(localMidnight(start, days)));
        const hours = (localMidnight(end).getTime() - localMidnight(start).getTime()) / 3_600_000;
        // A clock change adds or removes an hour.
        expect(diffDays(start, end)).toBe(Math.round(hours / 24));
      }),
    );
  });

  it('addition and subtraction round-trip', () => {
    fc.assert(
      fc.property(anyDate(10_000), fc.integer({ min: -10_000, max: 10_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('refuses dates outside the calendar', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
  });

  it('begins a year on 1 January', () => {
    expect(startOfYear(2026)).toBe('2026-01-01');
    expect(startOfYear(33)).toBe('0033-01-01');
    expect(() => startOfYear(0)).toThrow(RangeError);
    expect(() => startOfYear(10_000)).toThrow(RangeError);
  });
});

describe('days of the week', () => {
  it.each([
    ['2026-11-22', 0],
    ['2021-11-10', 3],
    ['1969-12-31', 3],
    ['0001-01-01', 1],
  ] as const)('%s is day %i', (date, day) => {
    expect(dayOfWeek(date)).toBe(day);
  });

  it('agree with the platform on every day from 1970 to 2100', () => {
    const wrong = everyDate().filter((date) => existsLocally(date) && localMidnight(date).getDay() !== dayOfWeek(date));
    expect(wrong).toEqual([]);
  });

  it("start weeks on the platform's last such day", () => {
    const date = fc.integer({ min: toDayNumber('1996-01-01'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);
    fc.assert(
      fc.property(date, fc.constantFrom(0, 1, 2, 3, 4, 5, 6), (day, weekStartsOn) => {
        const week = [0, -1, -2, -3, -4, -5, -6].map((days) => localMidnight(day, days));
        const first = week.filter((midnight) => midnight.getDay() === weekStartsOn);
        expect(first.map(localText)).toEqual([startOfWeek(day, weekStartsOn)]);
      }),
    );
  });
});

describe('order of dates', () => {
  it('is that of the calendar', () => {
    expect(compareDates('2026-11-20', '2026-11-20')).toBe(0);
    expect(compareDates('2026-11-20', '2026-12-01')).toBeLessThan(0);
    expect(compareDates('2026-11-20', '0999-12-31')).toBeGreaterThan(0);
  });

  it('is the order of their day numbers', () => {
    fc.assert(
      fc.property(anyDate(), anyDate(), (a, b) => {
        expect(compareDates(a, b)).toBe(Math.sign(toDayNumber(a) - toDayNumber(b)));
        expect(toDayNumber(minDate(a, b))).toBe(Math.min(toDayNumber(a), toDayNumber(b)));
        expect(toDayNumber(maxDate(a, b))).toBe(Math.max(toDayNumber(a), toDayNumber(b)));
      }),
    );
  });
});
