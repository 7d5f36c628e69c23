import { type CalendarDate, diffDays } from '../calendar/index.ts';
import type { Activity } from './activity.ts';
import type { ActivityTab } from './activityTab.ts';

/** How many days make the difference between soon and not (ACL-24). */
export const SOON_DAYS = 2;

/**
 * Which side of today the specification's "more than 2 days ahead of the reference" means (ACL-25): 'past', today is that
 * far ahead of the activity; 'literal', the activity is that far ahead of today.
 */
export const LATE_RULES = ['past', 'literal'] as const;
export type LateRule = (typeof LATE_RULES)[number];

/** Late: not attended in time. Due: it may be started. Early: it is too far ahead to be started. */
export type ActivityTiming = 'late' | 'due' | 'early';

export type TimingContext = {
  readonly today: CalendarDate;
  /** Where it is listed: what stands under 'Sin realizar' is late whatever its day (ACL-24). */
  readonly tab: ActivityTab;
  readonly rule?: LateRule;
};

/** Whether an activity of that day is late, due or early (ACL-24, ACL-25). */
export function activityTiming(date: CalendarDate, { today, tab, rule = 'past' }: TimingContext): ActivityTiming {
  if (tab === 'overdue') return 'late';
  const daysAhead = diffDays(today, date);
  if (daysAhead > SOON_DAYS) return rule === 'literal' ? 'late' : 'early';
  return rule === 'past' && daysAhead < -SOON_DAYS ? 'late' : 'due';
}

/** What a row says of itself and offers: 'Nueva Actividad' when late, 'Iniciar' when it may be started (ACL-19, ACL-20). */
export type ActivityStanding = 'late' | 'startable' | 'started' | 'early';

/** Where an open activity stands (ACL-23). */
export function activityStanding(
  { date, started }: Pick<Activity, 'date' | 'started'>,
  context: TimingContext,
): ActivityStanding {
  const timing = activityTiming(date, context);
  if (timing === 'late') return 'late';
  if (started) return 'started';
  return timing === 'due' ? 'startable' : 'early';
}
