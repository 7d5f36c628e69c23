import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDays, fromDayNumber, toDayNumber } from '../calendar/index.ts';
import { weekRange } from './businessWeek.ts';
import { choosableWeeks } from './choosableWeek.ts';
import { isWeekSelectable, weekLimits } from './weekLimit.ts';

const day = fc.integer({ min: toDayNumber('2021-11-10'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

describe('selectable weeks', () => {
  it('WKP-06 WKP-08 run from the current one back to the first with a day within reach', () => {
    const weeks = choosableWeeks(weekLimits({ today: '2021-11-20' }));
    expect(weeks).toEqual([
      { year: 2021, week: 47, range: { start: '2021-11-17', end: '2021-11-23' } },
      { year: 2021, week: 46, range: { start: '2021-11-10', end: '2021-11-16' } },
    ]);
  });

  it("WKP-11 have the catalogue's number where it has their days", () => {
    const catalogue = [{ year: 2021, week: 45, range: { start: '2021-11-10', end: '2021-11-16' } }] as const;
    const weeks = choosableWeeks(weekLimits({ today: '2021-11-20' }), catalogue);
    expect(weeks.map(({ year, week }) => `${week}-${year}`)).toEqual(['47-2021', '45-2021']);
  });

  it('WKP-09 follow the configured numbering', () => {
    const [newest] = choosableWeeks(weekLimits({ today: '2025-01-07' }), [], { firstWeekContainsDate: 7 });
    expect(newest).toEqual({ year: 2025, week: 1, range: { start: '2025-01-01', end: '2025-01-07' } });
    const [computed] = choosableWeeks(weekLimits({ today: '2026-01-02' }), [], { firstWeekContainsDate: 7 });
    expect(computed).toEqual({ year: 2025, week: 53, range: { start: '2025-12-31', end: '2026-01-06' } });
  });

  it('WKP-06 are empty before the very first week', () => {
    expect(choosableWeeks(weekLimits({ today: '2021-11-09' }))).toEqual([]);
  });

  it('WKP-08 are the allowed ones, without gaps, newest first', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (today, disableFuture) => {
        const limits = weekLimits({ today, disableFuture });
        const weeks = choosableWeeks(limits);
        expect(weeks.every((week) => isWeekSelectable(week, limits))).toBe(true);
        expect(weeks.map(({ range }) => range)).toEqual(weeks.map((week) => weekRange(week)));
        const [newest, oldest] = [weeks[0]?.range, weeks.at(-1)?.range];
        expect(newest && newest.start <= limits.end && limits.end <= newest.end).toBe(true);
        expect(oldest && oldest.start <= limits.start && limits.start <= oldest.end).toBe(true);
        const steps = weeks
          .slice(1)
          .map(({ range }, index) => diffDays(range.start, weeks[index]?.range.start ?? range.start));
        expect(new Set([7, ...steps])).toEqual(new Set([7]));
      }),
    );
  });
});
