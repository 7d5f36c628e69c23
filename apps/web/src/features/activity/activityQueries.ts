import type { Calls } from '@sereno/api/calls';
import { type ActivityTab, tabDays } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';
import { queryOptions } from '@tanstack/react-query';
import { requestedAtOpening } from '../../platform/queries.ts';

/** The key under which every list of activities is kept, so that all of them can be asked for again. */
export const ACTIVITIES = ['activities'] as const;

/** The open activities of a tab as seen from today (ACL-05 to ACL-08). */
export function activityListQuery({ activity }: Calls, tab: ActivityTab, today: CalendarDate) {
  const days = tabDays(tab, today);
  return queryOptions({
    queryKey: [...ACTIVITIES, tab, today],
    // Others change them too: coming back to the window refreshes them.
    ...requestedAtOpening,
    // Without a network nothing is asked by itself: the list that is there is what one goes on working with.
    refetchOnWindowFocus: () => navigator.onLine,
    refetchOnReconnect: true,
    queryFn: ({ signal }) => (days === null ? activity.expiredActivities(signal) : activity.activities(days, signal)),
  });
}

/** What is booked on a day (ADL-14, ADL-15). */
export function dayActivitiesQuery({ activity }: Calls, day: CalendarDate) {
  return queryOptions({
    queryKey: [...ACTIVITIES, 'day', day],
    staleTime: 0,
    queryFn: ({ signal }) => activity.activities({ start: day, end: day }, signal),
  });
}
