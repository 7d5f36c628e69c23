import type { Calls } from '@sereno/api/calls';
import { monthRange, type CalendarMonth } from '@sereno/domain/calendar';
import { queryOptions } from '@tanstack/react-query';
import { requestedAtOpening } from '../../../platform/queries.ts';

/** The activities of a month by day and type (ACD-07), first to last day (ACD-08). */
export function activityCountsQuery({ activity }: Calls, month: CalendarMonth) {
  return queryOptions({
    queryKey: ['activity-counts', month],
    // Coming back to a month refreshes it too (ACD-06); meanwhile what was known of it is shown.
    ...requestedAtOpening,
    queryFn: ({ signal }) => activity.activitiesByType(monthRange(month), signal),
  });
}
