import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfWeek, diffDays, eachDay, isWithin } from '../calendar/index.ts';
import { anyDate, everyDate } from '../testing/dates.ts';
import { addWeeks, weekOf, weekRange, weeksBetween, weeksInYear } from './businessWeek.ts';
import { formatWeek } from './weekText.ts';

const FIRST_WEEK_RULES = [1, 2, 3, 4, 5, 6, 7] as const;
/** Far enough from the ends of the calendar for every week of the property. */
const MARGIN = 1200;

/**
 * The weeks of 1970 to 2100 counted on the platform's calendar: one begins each Wednesday, the one that contains that
 * day of January is the first of its year, every other is the previous plus one.
 * @returns By day, 'number-year'.
 */
function countedWeeks(dayOfJanuary: number): ReadonlyMap<string, string> {
  const counted = new Map<string, string>();
  const first = new RegExp(`-01-0${dayOfJanuary}$`);
  let [year, week] = ['', 0];
  // A Wednesday early enough for a first week before 1970.
  for (let start = Date.UTC(1968, 11, 25); start < Date.UTC(2101, 0, 1); start += 7 * DAY) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(start + day * DAY).toISOString().slice(0, 10));
    const deciding = days.find((day) => first.test(day));
    [year, week] = deciding === undefined ? [year, week + 1] : [deciding.slice(0, 4), 1];
    for (const day of days) counted.set(day, `${week}-${year}`);
  }
  return counted;
}

const DAY = 86_400_000;

describe('business weeks', () => {
  it.each([
    ['2021-12-29', '2022-01-04', '01-2022'],
    ['2022-12-28', '2023-01-03', '01-2023'],
    ['2023-12-27', '2024-01-02', '01-2024'],
    ['2024-12-25', '2024-12-31', '53-2024'],
    ['2025-01-01', '2025-01-07', '01-2025'],
    ['2025-12-31', '2026-01-06', '01-2026'],
    ['2021-11-10', '2021-11-16', '46-2021'],
  ] as const)('WKP-10 uses the week-numbering year: %s to %s is %s', (start, end, text) => {
    expect(eachDay({ start, end }).map((date) => formatWeek(weekOf(date)))).toEqual(Array(7).fill(text));
    expect(weekRange(weekOf(start))).toEqual({ start, end });
  });

  it.each(FIRST_WEEK_RULES)(
    'WKP-09 WKP-10 match counting on every day from 1970 to 2100 when week 1 contains January %i',
    (day) => {
      const counted = countedWeeks(day);
      const wrong = everyDate().filter((date) => {
        const { year, week } = weekOf(date, { firstWeekContainsDate: day });
        return counted.get(date) !== `${week}-${year}`;
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(FIRST_WEEK_RULES)('WKP-09 week 1 can be the one that contains January %i', (day) => {
    const dates = everyDate().filter((date) => date.endsWith(`-01-0${day}`));
    const weeks = dates.map((date) => weekOf(date, { firstWeekContainsDate: day }));
    expect(weeks).toEqual(dates.map((date) => ({ year: Number(date.slice(0, 4)), week: 1 })));
  });

  it('WKP-03 run from Wednesday to Tuesday', () => {
    fc.assert(
      fc.property(anyDate(MARGIN), (date) => {
        const { start, end } = weekRange(weekOf(date));
        expect([dayOfWeek(start), dayOfWeek(end), diffDays(start, end)]).toEqual([3, 2, 6]);
      }),
    );
  });

  it('WKP-10 every day is in exactly one week, for any rule of week 1', () => {
    fc.assert(
      fc.property(anyDate(MARGIN), fc.constantFrom(...FIRST_WEEK_RULES), (date, firstWeekContainsDate) => {
        const numbering = { firstWeekContainsDate };
        const week = weekOf(date, numbering);
        expect(isWithin(weekRange(week, numbering), date)).toBe(true);
        for (const neighbour of [-1, 1]) {
          const other = addWeeks(week, neighbour, numbering);
          expect(other).not.toEqual(week);
          expect(isWithin(weekRange(other, numbering), date)).toBe(false);
        }
        expect(week.week).toBeGreaterThanOrEqual(1);
        expect(week.week).toBeLessThanOrEqual(weeksInYear(week.year, numbering));
      }),
    );
  });

  it('WKP-10 are counted forwards and back across years', () => {
    expect(addWeeks({ year: 2024, week: 53 }, 1)).toEqual({ year: 2025, week: 1 });
    expect(addWeeks({ year: 2022, week: 1 }, -1)).toEqual({ year: 2021, week: 52 });
    fc.assert(
      fc.property(anyDate(MARGIN), fc.integer({ min: -100, max: 100 }), (date, weeks) => {
        const week = weekOf(date);
        expect(addWeeks(addWeeks(week, weeks), -weeks)).toEqual(week);
        expect(diffDays(weekRange(week).start, weekRange(addWeeks(week, weeks)).start)).toBe(weeks * 7);
      }),
    );
  });

  it('WKP-10 number 52 or 53 per year', () => {
    expect(weeksInYear(2024)).toBe(53);
    expect(weeksInYear(2025)).toBe(52);
  });
});

describe('weeksBetween', () => {
  it('WKP-08 lists every week that has a day in the range', () => {
    expect(weeksBetween({ start: '2024-12-31', end: '2025-01-08' })).toEqual([
      { year: 2024, week: 53 },
      { year: 2025, week: 1 },
      { year: 2025, week: 2 },
    ]);
    expect(weeksBetween({ start: '2026-11-20', end: '2026-11-20' })).toEqual([weekOf('2026-11-20')]);
    expect(weeksBetween({ start: '2026-11-20', end: '2026-11-19' })).toEqual([]);
  });

  it('WKP-08 lists the week of each day once, in order', () => {
    fc.assert(
      fc.property(anyDate(MARGIN), fc.nat(120), (start, days) => {
        const range = { start, end: addDays(start, days) };
        const weeks = eachDay(range).map((date) => formatWeek(weekOf(date)));
        expect(weeksBetween(range).map(formatWeek)).toEqual([...new Set(weeks)]);
      }),
    );
  });
});
