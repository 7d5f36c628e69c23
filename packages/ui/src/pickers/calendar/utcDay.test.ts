import { addDays, type CalendarDate, type CalendarMonth, fromUtcDay, toUtcDay } from '@sereno/domain/calendar';
import { DateLib } from 'react-day-picker';
import { afterAll, describe, expect, it } from 'vitest';
import { monthFromUtcDay, monthToUtcDay, utcDates } from './utcDay.ts';

/**
 * All zones in `npm run test:long`; else those at both ends of the day, zones that change clocks at midnight, and two
 * that skipped a day.
 */
const some = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Sao_Paulo',
  'America/Havana',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'Pacific/Kwajalein',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'UTC',
];
const zones = Number(process.env['TEST_EFFORT'] || 1) > 1 ? Intl.supportedValuesOf('timeZone') : some;

const deviceZone = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = deviceZone;
});

/** The calendar library's arithmetic on these dates. */
const calendar = new DateLib({ weekStartsOn: 3 }, utcDates);

describe.each(zones)('on a device in %s', (zone) => {
  it('DRP-01 round-trips every day, including those that the zone skipped or started late', () => {
    process.env['TZ'] = zone;
    expect(new Date().getTimezoneOffset()).toBeTypeOf('number');
    const wrong: CalendarDate[] = [];
    for (const [first, days] of [
      ['1993-08-01', 62],
      ['2011-12-01', 62],
      ['2016-01-01', 1096],
      ['2026-01-01', 365],
    ] as const) {
      for (let day = 0; day < days; day += 1) {
        const date = addDays(first, day);
        const next = calendar.addDays(toUtcDay(date), 1);
        if (fromUtcDay(toUtcDay(date)) !== date || fromUtcDay(next) !== addDays(date, 1)) wrong.push(date);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('WKP-03 counts weeks and months in the same days', () => {
    process.env['TZ'] = zone;
    expect(fromUtcDay(calendar.startOfWeek(toUtcDay('2026-11-17')))).toBe('2026-11-11');
    expect(fromUtcDay(calendar.endOfMonth(toUtcDay('2011-12-05')))).toBe('2011-12-31');
    expect(fromUtcDay(calendar.newDate(2026, 1, 29))).toBe('2026-03-01');
  });

  it('round-trips months, including the first and last of a year', () => {
    process.env['TZ'] = zone;
    const months: CalendarMonth[] = ['2026-01', '2026-02', '2026-12', '2000-02', '0001-01', '9999-12'];
    expect(months.map((month) => monthFromUtcDay(monthToUtcDay(month)))).toEqual(months);
  });
});

it('keeps years before 100, which Date takes for the 1900s', () => {
  expect(fromUtcDay(toUtcDay('0099-03-01'))).toBe('0099-03-01');
  expect(fromUtcDay(utcDates.newDate(99, 2, 1))).toBe('0099-03-01');
});

it('refuses an invalid date', () => {
  expect(() => fromUtcDay(new Date(Number.NaN))).toThrow(/outside the calendar/);
});
