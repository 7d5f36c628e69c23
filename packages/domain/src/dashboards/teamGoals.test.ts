import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, daysInMonth, eachDay, monthOf } from '../calendar/index.ts';
import { goalProgress } from '../figure/index.ts';
import { anyDate } from '../testing/dates.ts';
import { goalMonth, monthPace, type TeamGoal, teamGoals } from './index.ts';

const remaining = ({ goal, reached }: TeamGoal) =>
  goalProgress({ goal: goal ?? 0, reached: reached ?? 0, elapsedDays: 1, days: 30 }).remaining;

describe('the month of the goals', () => {
  it.each<[CalendarDate, CalendarDate, string | null]>([
    ['2026-11-01', '2026-11-30', '2026-11'],
    ['2026-11-22', '2026-11-22', '2026-11'],
    ['2026-10-31', '2026-11-01', null],
    ['2026-11-30', '2026-12-01', null],
    ['2025-11-10', '2026-11-12', null],
    ['2025-12-31', '2026-01-01', null],
    ['2024-02-01', '2024-02-29', '2024-02'],
  ])('STM-14 of %s to %s is %s: same month and same year', (start, end, month) => {
    expect(goalMonth({ start, end })).toBe(month);
  });

  it('STM-14 contains each day of the period, for any period', () => {
    fc.assert(
      fc.property(anyDate(70), fc.integer({ min: 0, max: 70 }), (start, more) => {
        const range = { start, end: addDays(start, more) };
        const months = new Set(eachDay(range).map(monthOf));
        expect(goalMonth(range)).toBe(months.size === 1 ? monthOf(start) : null);
      }),
    );
  });
});

describe('the pace of the month', () => {
  it.each<[CalendarDate, number]>([
    ['2026-10-31', 0],
    ['2026-11-01', 1],
    ['2026-11-22', 22],
    ['2026-11-30', 30],
    ['2026-12-01', 30],
    ['2030-01-01', 30],
  ])('STM-16 on %s has %d of 30 days', (today, elapsedDays) => {
    expect(monthPace('2026-11', today)).toEqual({ elapsedDays, days: 30 });
  });

  it('STM-16 never has more days than the month, and one more on each of its days', () => {
    fc.assert(
      fc.property(anyDate(), anyDate(), (of, today) => {
        const { elapsedDays, days } = monthPace(monthOf(of), today);
        expect(days).toBe(daysInMonth(monthOf(of)));
        expect(elapsedDays).toBeGreaterThanOrEqual(0);
        expect(elapsedDays).toBeLessThanOrEqual(days);
        expect(monthPace(monthOf(of), of).elapsedDays).toBe(Number(of.slice(8)));
      }),
    );
  });
});

describe('the goals', () => {
  const month = { renewals: 45_000, pf: 150_000.1, bf: 90_000.2 };

  it('STM-15 STM-16 are measured against the month: renewals, and PF and BF together', () => {
    const goals = teamGoals({ goals: { renewals: 60_000, contracts: 300_000 }, month });
    expect(goals.renewals).toEqual({ goal: 60_000, reached: 45_000 });
    expect(goals.contracts).toEqual({ goal: 300_000, reached: 240_000.3 });
    expect(remaining(goals.renewals)).toBe(15_000);
    expect(remaining(goals.contracts)).toBe(59_999.7);
  });

  it('STM-16 leave nothing when exceeded, and are null when not set', () => {
    const goals = teamGoals({ goals: { renewals: 40_000, contracts: null }, month });
    expect(remaining(goals.renewals)).toBe(0);
    expect(goals.contracts.goal).toBeNull();
  });

  it('STM-16 have no progress when the amounts cannot be added', () => {
    const goals = teamGoals({ goals: { renewals: 1, contracts: 2 }, month: { ...month, pf: Number.NaN } });
    expect(goals.contracts.reached).toBeNull();
  });
});
