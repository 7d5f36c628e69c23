import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, dayOfWeek } from '@sereno/domain/calendar';
import { dayGrid, MOST_DAYS } from './dayGrid.ts';

const MONDAY = 1;

describe('days in weeks', () => {
  it('stand under their weekday, with 0 where nothing came', () => {
    // A Thursday and the Monday after.
    const { days, weeks } = dayGrid(
      { start: '2026-11-19', end: '2026-11-23' },
      [{ date: '2026-11-20', value: 4 }],
      MONDAY,
    );
    expect(days.map(({ date, value, week, weekday }) => [date, value, week, weekday])).toEqual([
      ['2026-11-19', 0, 0, 3],
      ['2026-11-20', 4, 0, 4],
      ['2026-11-21', 0, 0, 5],
      ['2026-11-22', 0, 0, 6],
      ['2026-11-23', 0, 1, 0],
    ]);
    expect(weeks).toBe(2);
  });

  it('sums duplicates, and drops NaN and other days', () => {
    const range = { start: '2026-11-19', end: '2026-11-21' } as const;
    const { days } = dayGrid(
      range,
      [
        { date: '2026-11-19', value: 2 },
        { date: '2026-11-19', value: 3 },
        { date: '2026-11-19', value: NaN },
        { date: '2026-11-20', value: null },
        { date: '2026-11-25', value: 9 },
      ],
      MONDAY,
    );
    expect(days.map(({ value }) => value)).toEqual([5, null, 0]);
  });

  it('name a month where its first day stands', () => {
    const { months } = dayGrid({ start: '2026-10-30', end: '2026-12-01' }, [], MONDAY);
    expect(months).toEqual([
      { month: '2026-10', week: 0 },
      { month: '2026-11', week: 0 },
      { month: '2026-12', week: 5 },
    ]);
  });

  it('are none where the range ends before it starts, and the last 400 of ten years', () => {
    expect(dayGrid({ start: '2026-11-20', end: '2026-11-19' }, [], MONDAY)).toMatchObject({
      days: [],
      weeks: 0,
      left: 0,
    });
    const { days, left } = dayGrid({ start: '2017-01-01', end: '2026-12-31' }, [], MONDAY);
    expect(days).toHaveLength(MOST_DAYS);
    expect(days.at(-1)?.date).toBe('2026-12-31');
    expect(left).toBe(3652 - MOST_DAYS);
  });

  it('have each day once, in its own cell, whatever the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 0, max: 6 }),
        (from, length, first) => {
          const start: CalendarDate = addDays('1990-01-01', from);
          const { days, weeks, left } = dayGrid({ start, end: addDays(start, length) }, [], first);
          expect(days).toHaveLength(Math.min(MOST_DAYS, length + 1));
          expect(new Set(days.map(({ week, weekday }) => week * 7 + weekday)).size).toBe(days.length);
          expect(days[0]?.date).toBe(addDays(start, left));
          for (const { date, week, weekday } of days) {
            expect((dayOfWeek(date) - first + 7) % 7).toBe(weekday);
            expect(week).toBeLessThan(weeks);
          }
        },
      ),
    );
  });
});
