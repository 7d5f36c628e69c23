import { type CalendarDate, diffDays, minuteOfDay, MINUTES_PER_DAY, type TimeOfDay } from '@sereno/domain/calendar';

/** Begun at most so many minutes late, an activity counts as on time (ACL-27). */
export const ON_TIME_MINUTES = 15;

type Minute = { readonly date: CalendarDate; readonly time: TimeOfDay };

/** Whether an activity was begun on time (ACL-27), by the minutes that the clock of the business zone showed. */
export function isOnTime(planned: Minute, begun: Minute): boolean {
  const minutes = diffDays(planned.date, begun.date) * MINUTES_PER_DAY;
  return minutes + minuteOfDay(begun.time) - minuteOfDay(planned.time) <= ON_TIME_MINUTES;
}
