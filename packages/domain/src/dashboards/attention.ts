import { type CalendarDate, diffDays } from '../calendar/index.ts';
import type { UnattendedActivity } from './activitySummary.ts';

/** Whole days an activity has been overdue (DSH-12): 0 on its own day and for a day ahead. */
export function daysWithoutAttention(date: CalendarDate, today: CalendarDate): number {
  return Math.max(0, diffDays(date, today));
}

/**
 * Number of prospects with unattended activities (DSH-02); each counts once. The answer has names and no ids, so
 * prospects are distinguished by their name and their adviser's. Activities without a prospect do not count.
 */
export function unattendedProspects(activities: readonly UnattendedActivity[]): number {
  const named = activities.filter(({ prospectName }) => prospectName.trim() !== '');
  return new Set(named.map(({ prospectName, adviserName }) => JSON.stringify([prospectName, adviserName]))).size;
}
