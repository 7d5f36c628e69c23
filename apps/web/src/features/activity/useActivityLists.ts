import type { Activity, ActivityTab } from '@sereno/domain/activity';
import type { CalendarDate } from '@sereno/domain/calendar';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCalls } from '../../platform/calls.ts';
import { activityListQuery } from './activityQueries.ts';

/** How the list of a tab stands. */
export type ActivityList = {
  /** Undefined while they load, null where they could not be fetched. */
  readonly activities: readonly Activity[] | null | undefined;
  /** When they were answered, in ms since 1970; 0 while they never were. */
  readonly updatedAt: number;
  /** The last call failed: what is shown is as old as it says. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

/**
 * What a list shows of its query. What was known stays when a call fails (ADL-38), because a person who has lost the network goes on
 * working with it; 'Datos al' says how old it is, beside that it could not be updated. Only a list that never came is empty (FLT-04).
 */
export function activityList({
  data,
  error,
  dataUpdatedAt,
  isFetching,
  refetch,
}: Pick<
  UseQueryResult<readonly Activity[]>,
  'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>): ActivityList {
  return {
    activities: data ?? (error === null ? undefined : null),
    updatedAt: dataUpdatedAt,
    hasFailed: error !== null && !isFetching,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** The lists of all tabs, because every tab says how many it has. */
export function useActivityLists(today: CalendarDate): Readonly<Record<ActivityTab, ActivityList>> {
  const calls = useCalls();
  const overdue = useQuery(activityListQuery(calls, 'overdue', today));
  const ofToday = useQuery(activityListQuery(calls, 'today', today));
  const week = useQuery(activityListQuery(calls, 'week', today));
  const future = useQuery(activityListQuery(calls, 'future', today));
  return {
    overdue: activityList(overdue),
    today: activityList(ofToday),
    week: activityList(week),
    future: activityList(future),
  };
}
