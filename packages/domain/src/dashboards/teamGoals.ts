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

/**
 * The month whose goals a period is measured against: the one that contains all its days; null without one (STM-14).
 */
export function goalMonth({ start, end }: DateRange): CalendarMonth | null {
  const month = monthOf(start);
  return monthOf(end) === month ? month : null;
}

/** Days of a month that have passed, including today, and its length; 0 before it begins. */
export function monthPace(month: CalendarMonth, today: CalendarDate): { elapsedDays: number; days: number } {
  const days = daysInMonth(month);
  const passed = diffDays(monthRange(month).start, today) + 1;
  return { elapsedDays: Math.min(days, Math.max(0, passed)), days };
}

/** A goal in pesos and what the whole month has reached of it; null when not set or unknown (STM-16). */
export type TeamGoal = { readonly goal: number | null; readonly reached: number | null };

/** The month's goals and what it has reached: renewals alone, PF and BF together (STM-15, STM-16). */
export function teamGoals({ goals, month }: Pick<TeamSales, 'goals' | 'month'>): {
  readonly renewals: TeamGoal;
  readonly contracts: TeamGoal;
} {
  return {
    renewals: { goal: goals.renewals, reached: month.renewals },
    contracts: { goal: goals.contracts, reached: teamContracts(month) },
  };
}
