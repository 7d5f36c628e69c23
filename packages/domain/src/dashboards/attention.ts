import { type CalendarDate, diffDays } from '../calendar/index.ts';
import type { UnattendedActivity } from './activitySummary.ts';

/**
 * How many whole days an activity has waited since the day on which it should have begun (DSH-12): 0 on that day itself,
 * and for a day that is still ahead.
 */
export function daysWithoutAttention(date: CalendarDate, today: CalendarDate): number {
  return Math.max(0, diffDays(date, today));
}

/**
 * How many prospects wait (DSH-02): each counts once, however many of its activities nobody attended. The answer has names and
 * no ids, so prospects are told apart by their name and their adviser's. An activity without a prospect counts nobody.
 */
export function unattendedProspects(activities: readonly UnattendedActivity[]): number {
  const named = activities.filter(({ prospectName }) => prospectName.trim() !== '');
  return new Set(named.map(({ prospectName, adviserName }) => JSON.stringify([prospectName, adviserName]))).size;
}
