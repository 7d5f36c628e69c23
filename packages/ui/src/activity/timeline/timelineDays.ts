import type { Activity } from '@sereno/domain/activity';
import { bookedOf } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';

/** The activities of one day, in order. */
export type TimelineDay = { readonly date: CalendarDate; readonly activities: readonly Activity[] };

/** By time; activities without one come last. */
function ofDay(activities: readonly Activity[]): readonly Activity[] {
  return [...bookedOf(activities).map(({ item }) => item), ...activities.filter(({ startTime }) => startTime === null)];
}

/** Activities by day, each day by time: earliest first, or everything reversed. */
export function timelineDays(activities: readonly Activity[], newestFirst: boolean): readonly TimelineDay[] {
  const days = new Map<CalendarDate, Activity[]>();
  for (const activity of activities) {
    const day = days.get(activity.date);
    if (day === undefined) days.set(activity.date, [activity]);
    else day.push(activity);
  }
  const inOrder = [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, some]) => ({ date, activities: ofDay(some) }));
  if (!newestFirst) return inOrder;
  return inOrder.toReversed().map(({ date, activities: some }) => ({ date, activities: some.toReversed() }));
}
