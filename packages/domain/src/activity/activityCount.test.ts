import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import {
  type ActivityCount,
  CALENDAR_REFRESH_DELAY_MS,
  countsByDay,
  dailyTotals,
  daysWithActivities,
  activityTotal,
  totalsByCounter,
} from './activityCount.ts';

const counts: readonly ActivityCount[] = [
  { activityTypeId: 2, date: '2026-11-20', count: 3 },
  { activityTypeId: 1, date: '2026-11-18', count: 1 },
  { activityTypeId: 2, date: '2026-11-18', count: 2 },
  { activityTypeId: 9, date: '2026-11-20', count: 4 },
  { activityTypeId: 5, date: '2026-11-20', count: 1 },
  { activityTypeId: 3, date: '2026-11-25', count: 0 },
];

const none = { appointment: 0, call: 0, email: 0, whatsapp: 0, sms: 0 };

describe('activity counts', () => {
  it('ACD-03 ACD-05 add up over all rows', () => {
    expect(totalsByCounter(counts)).toEqual({ ...none, appointment: 1, call: 5, sms: 5 });
    expect(totalsByCounter([])).toEqual(none);
  });

  it('ACD-03 ACD-04 add up over a range, both ends included, and over one day', () => {
    expect(totalsByCounter(counts, { start: '2026-11-18', end: '2026-11-19' })).toEqual({
      ...none,
      appointment: 1,
      call: 2,
    });
    expect(totalsByCounter(counts, { start: '2026-11-20', end: '2026-11-20' })).toEqual({ ...none, call: 3, sms: 5 });
    expect(activityTotal(counts, { start: '2026-11-20', end: '2026-11-20' })).toBe(8);
  });

  it('ACD-01 marks each day with activities once, in order', () => {
    expect(daysWithActivities(counts)).toEqual(['2026-11-18', '2026-11-20']);
    expect([...countsByDay(counts)]).toEqual([
      ['2026-11-20', 8],
      ['2026-11-18', 3],
    ]);
  });

  it.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])('ACD-03 a row that counts %d adds nothing', (count) => {
    const bad: ActivityCount = { activityTypeId: 1, date: '2026-11-30', count };
    expect(totalsByCounter([...counts, bad])).toEqual(totalsByCounter(counts));
    expect(countsByDay([...counts, bad])).toEqual(countsByDay(counts));
  });

  it('ACD-03 the totals of the days make the total of the month', () => {
    const row = fc.record({
      activityTypeId: fc.integer({ min: 0, max: 7 }),
      date: fc.nat(29).map((offset) => addDays('2026-11-01', offset)),
      count: fc.nat(100),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const total = Object.values(totalsByCounter(rows)).reduce((sum, count) => sum + count, 0);
        const byDay = daysWithActivities(rows).map((date) => totalsByCounter(rows, { start: date, end: date }));
        expect(byDay.flatMap((totals) => Object.values(totals)).reduce((sum, count) => sum + count, 0)).toBe(total);
        expect([...countsByDay(rows).values()].reduce((sum, count) => sum + count, 0)).toBe(total);
      }),
    );
  });

  it('ACD-03 ACD-05 are by day and counter, 0 on a day without any, and skip days outside the range', () => {
    expect(dailyTotals(counts, { start: '2026-11-17', end: '2026-11-20' })).toEqual({
      appointment: [0, 1, 0, 0],
      call: [0, 2, 0, 3],
      email: [0, 0, 0, 0],
      whatsapp: [0, 0, 0, 0],
      sms: [0, 0, 0, 5],
    });
  });

  it('ACD-03 the days of a counter add up to its total, whatever a row counts', () => {
    const range = { start: '2026-11-03', end: '2026-11-20' } as const;
    const row = fc.record({
      activityTypeId: fc.integer({ min: 0, max: 7 }),
      date: fc.nat(29).map((offset) => addDays('2026-11-01', offset)),
      count: fc.oneof(fc.nat(100), fc.double()),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const sums = Object.entries(dailyTotals(rows, range)).map(
          ([counter, days]) => [counter, days.reduce((sum, count) => sum + count, 0)] as const,
        );
        expect(Object.fromEntries(sums)).toEqual(totalsByCounter(rows, range));
        expect(dailyTotals(rows, range).call).toHaveLength(18);
      }),
    );
  });

  it('CST-22 are requested a second after the month changed', () => {
    expect(CALENDAR_REFRESH_DELAY_MS).toBe(1000);
  });
});
