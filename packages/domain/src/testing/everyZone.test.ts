import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, type CalendarDate, dateIn, dayOfWeek, eachDay, timeIn } from '../calendar/index.ts';
import { existsLocally, localMidnight, localText, localTime } from './dates.ts';
import { ZONES } from './zones.ts';

/** A year, and the end of the one in which Samoa had no 30 December. */
const DAYS: readonly CalendarDate[] = [
  ...eachDay({ start: '2011-12-20', end: '2012-01-10' }),
  ...eachDay({ start: '2026-01-01', end: '2027-01-10' }),
];

/** The rules' results with the machine in that zone and nothing cached from another. */
async function resultsIn(zone: string): Promise<string[]> {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { rulesOn } = await import('./dateRules.ts');
  return DAYS.map(rulesOn);
}

/** Instants of these years, many within minutes of a local midnight, where errors occur. */
const instant = fc.oneof(
  fc.date({ min: new Date('1972-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
  fc
    .tuple(fc.integer({ min: 1972, max: 2099 }), fc.nat(365), fc.integer({ min: -90 * 60_000, max: 90 * 60_000 }))
    .map(([year, day, offset]) => new Date(new Date(year, 0, 1 + day).getTime() + offset)),
);

let inUtc: string[] = [];

beforeAll(async () => {
  inUtc = await resultsIn('UTC');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe.each(ZONES)('on a machine in %s', (zone) => {
  let inZone: string[] = [];

  beforeAll(async () => {
    inZone = await resultsIn(zone);
  });

  it('DRP-03 DRP-06 WKP-08 MTP-01 every rule gives the same results as in UTC', () => {
    expect(DAYS.filter((_day, index) => inZone[index] !== inUtc[index])).toEqual([]);
  });

  it('DRP-03 days of the week and days added are those of the machine, but for days that the zone never had', () => {
    const wrong = DAYS.filter((day) => {
      const next = addDays(day, 1);
      if (!existsLocally(day) || !existsLocally(next)) return false;
      return localMidnight(day).getDay() !== dayOfWeek(day) || localText(localMidnight(day, 1)) !== next;
    });
    expect(wrong).toEqual([]);
  });

  it('FMT-09 day and time of the zone are those of the machine', () => {
    fc.assert(
      fc.property(instant, (now) => {
        expect(`${dateIn(zone, now)} ${timeIn(zone, now)}`).toBe(`${localText(now)} ${localTime(now)}`);
      }),
    );
  });
});
