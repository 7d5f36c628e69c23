import {
  addDays,
  type CalendarDate,
  diffDays,
  minuteOfDay,
  MINUTES_PER_DAY,
  type TimeOfDay,
} from '../calendar/index.ts';
import type { Activity } from './activity.ts';
import type { ActivityTab } from './activityTab.ts';
import type { LateRule } from './lateRule.ts';

/** Days ahead that still count as soon (ACL-24). */
export const SOON_DAYS = 2;

/** Late: not attended in time. Due: it may be started. Early: it is too far ahead to be started. */
export type ActivityTiming = 'late' | 'due' | 'early';

export type TimingContext = {
  readonly today: CalendarDate;
  /** The tab that lists it: everything in 'Sin realizar' is late, whatever its day (ACL-24). Without a tab, its day says it. */
  readonly tab?: ActivityTab | undefined;
  readonly rule?: LateRule | undefined;
};

/** Whether an activity of that day is late, due or early (ACL-24, ACL-25). */
export function activityTiming(date: CalendarDate, { today, tab, rule = 'past' }: TimingContext): ActivityTiming {
  if (tab === undefined ? isOverdue(date, today) : tab === 'overdue') return 'late';
  const daysAhead = diffDays(today, date);
  if (daysAhead > SOON_DAYS) return rule === 'literal' ? 'late' : 'early';
  return rule === 'past' && daysAhead < -SOON_DAYS ? 'late' : 'due';
}

/** What a row shows and offers: 'Nueva Actividad' when late, 'Iniciar' when it can be started (ACL-19, ACL-20). */
export type OpenActivityStatus = 'late' | 'startable' | 'started' | 'early';

/** The status of an open activity (ACL-23). */
export function openActivityStatus(
  { date, started }: Pick<Activity, 'date' | 'started'>,
  context: TimingContext,
): OpenActivityStatus {
  const timing = activityTiming(date, context);
  if (timing === 'late') return 'late';
  if (started) return 'started';
  return timing === 'due' ? 'startable' : 'early';
}

/** The first day on which an activity of that day may be started (ACL-23). */
export const startableFrom = (date: CalendarDate): CalendarDate => addDays(date, -SOON_DAYS);

/** Whether the day of an activity is over: if still open, it is listed in 'Sin realizar' (ACL-08). */
export const isOverdue = (date: CalendarDate, today: CalendarDate): boolean => date < today;

/** The last day that is over: yesterday. */
export const lastOverdueDay = (today: CalendarDate): CalendarDate => addDays(today, -1);

/** Whether an activity that is not started can be started on that day, in any tab (ACL-23). */
export function isStartable(date: CalendarDate, { today, rule }: Required<Omit<TimingContext, 'tab'>>): boolean {
  return activityTiming(date, { today, rule }) === 'due';
}

/** Date and time of a minute in the business zone. */
export type ZonedMinute = { readonly date: CalendarDate; readonly time: TimeOfDay };

/** An activity started at most this many minutes after its planned start is on time (ACL-27). */
export const ON_TIME_MINUTES = 15;

/** Minutes from one to the other; negative when `to` is earlier. */
const minutesBetween = (from: ZonedMinute, to: ZonedMinute): number =>
  diffDays(from.date, to.date) * MINUTES_PER_DAY + minuteOfDay(to.time) - minuteOfDay(from.time);

/** Whether an activity was started on time (ACL-27). */
export function isOnTime(planned: ZonedMinute, begun: ZonedMinute): boolean {
  return minutesBetween(planned, begun) <= ON_TIME_MINUTES;
}

/** Whether an activity was on time; null while unknown. If never started, it is late once its day is over (ACL-27). */
export function onTimeAt(
  today: CalendarDate,
  { date, started, onTime }: Pick<Activity, 'date' | 'started' | 'onTime'>,
): boolean | null {
  return onTime === null && !started && isOverdue(date, today) ? false : onTime;
}

/**
 * Whether an activity is unattended: neither started nor ended, and the minute of its planned start is over (DSH-03).
 */
export function isUnattended(
  { planned, started, ended }: { readonly planned: ZonedMinute; readonly started: boolean; readonly ended: boolean },
  now: ZonedMinute,
): boolean {
  return !started && !ended && minutesBetween(planned, now) > 0;
}

/**
 * How far an activity that is not started is from its planned start, as people say it: within its day in minutes, else in days.
 * Negative once it should have begun; null without a time of that day.
 */
export type ActivityDistance =
  | { readonly unit: 'minute'; readonly count: number }
  | { readonly unit: 'day'; readonly count: number };

/** How late an activity is, or how soon it comes. */
export function activityDistance(
  { date, startTime }: Pick<Activity, 'date' | 'startTime'>,
  now: ZonedMinute,
): ActivityDistance | null {
  if (date !== now.date) return { unit: 'day', count: diffDays(now.date, date) };
  return startTime === null ? null : { unit: 'minute', count: minutesBetween(now, { date, time: startTime }) };
}

/**
 * The same activities with those first that should have begun and were not started, the latest of them first; the others
 * stay in the order in which they came.
 */
export function latestFirst<Listed extends Pick<Activity, 'date' | 'startTime' | 'started'>>(
  activities: readonly Listed[],
  now: ZonedMinute,
): readonly Listed[] {
  const lateness = ({ date, startTime, started }: Listed): number =>
    started || startTime === null ? 0 : Math.max(0, minutesBetween({ date, time: startTime }, now));
  return activities.toSorted((one, other) => lateness(other) - lateness(one));
}
