import {
  type CalendarDate,
  type CalendarMonth,
  type DateRange,
  daysInMonth,
  diffDays,
  monthOf,
  monthRange,
} from '../calendar/index.ts';
import { teamContracts } from './teamAmounts.ts';
import type { TeamSales } from './teamSales.ts';

/** The month whose goals a period is measured against: that which holds all of its days; null where none does (STM-14). */
export function goalMonth({ start, end }: DateRange): CalendarMonth | null {
  const month = monthOf(start);
  return monthOf(end) === month ? month : null;
}

/** How many days of a month have passed, today included, and how many it has; none of one that has not begun. */
export function monthPace(month: CalendarMonth, today: CalendarDate): { elapsedDays: number; days: number } {
  const days = daysInMonth(month);
  const passed = diffDays(monthRange(month).start, today) + 1;
  return { elapsedDays: Math.min(days, Math.max(0, passed)), days };
}

/** A goal in pesos and what of it the whole month has reached; null where there is none, or nobody can tell (STM-16). */
export type TeamGoal = { readonly goal: number | null; readonly reached: number | null };

/** The goals of the month beside what it has reached: renewals alone, PF and BF together (STM-15, STM-16). */
export function teamGoals({ goals, month }: Pick<TeamSales, 'goals' | 'month'>): {
  readonly renewals: TeamGoal;
  readonly contracts: TeamGoal;
} {
  return {
    renewals: { goal: goals.renewals, reached: month.renewals },
    contracts: { goal: goals.contracts, reached: teamContracts(month) },
  };
}
