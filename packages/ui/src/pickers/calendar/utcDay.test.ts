import { addDays, type CalendarDate, type CalendarMonth } from '@sereno/domain/calendar';
import { afterAll, describe, expect, it } from 'vitest';
import { fromLocal, monthFromLocal, monthToLocalNoon, toLocalNoon } from './localNoon.ts';

/** Zones at both ends of the day, and zones that moved their clocks at midnight. */
const zones = [
  'America/Mexico_City',
  'America/Tijuana',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'UTC',
];

const deviceZone = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = deviceZone;
});

describe.each(zones)('on a device in %s', (zone) => {
  it('gives back every day of 2016 to 2018 and of 2026', () => {
    process.env['TZ'] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const wrong: CalendarDate[] = [];
    for (const [first, days] of [
      ['2016-01-01', 1096],
      ['2026-01-01', 365],
    ] as const) {
      for (let day = 0; day < days; day += 1) {
        const date = addDays(first, day);
        if (fromLocal(toLocalNoon(date)) !== date || toLocalNoon(date).getHours() !== 12) wrong.push(date);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('reads the day that the device shows, whatever the hour', () => {
    process.env['TZ'] = zone;
    expect(fromLocal(new Date(2026, 10, 1, 0, 0))).toBe('2026-11-01');
    expect(fromLocal(new Date(2026, 10, 1, 23, 59, 59, 999))).toBe('2026-11-01');
  });

  it('gives back months, the first and the last of a year too', () => {
    process.env['TZ'] = zone;
    const months: CalendarMonth[] = ['2026-01', '2026-02', '2026-12', '2000-02'];
    expect(months.map((month) => monthFromLocal(monthToLocalNoon(month)))).toEqual(months);
  });
});

it('keeps years before 100, which Date takes for the 1900s', () => {
  expect(fromLocal(toLocalNoon('0099-03-01'))).toBe('0099-03-01');
});

it('refuses a date that is none', () => {
  expect(() => fromLocal(new Date(Number.NaN))).toThrow(/^MonthCalendar: /);
});
