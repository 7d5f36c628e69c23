import type { Calls } from '@sereno/api/calls';
import { type Filters, previousRange } from '@sereno/domain/dashboards';
import { keepPreviousData, type QueryObserverOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import type { DashboardQuery } from './dashboardQueries.ts';

type Options<Data> = QueryObserverOptions<Data, Error, Data, Data>;

/** How a part of a dashboard asks its call: the answer before is shown until the next one is there, so that nothing moves. */
export const shownOptions = <Data>(query: DashboardQuery<Data>, calls: Calls, filters: Filters): Options<Data> => ({
  ...query(calls, filters),
  placeholderData: keepPreviousData,
});

/** How it asks about as many days right before, while the comparison is on. */
export const comparedOptions = <Data>(query: DashboardQuery<Data>, calls: Calls, filters: Filters): Options<Data> => ({
  ...query(calls, { ...filters, range: previousRange(filters.range) }),
  enabled: filters.compare,
});

/** What a part of a dashboard shows of its call. */
export type DashboardAnswer<Data> = {
  /** Undefined while it loads for the first time, null when there is nothing to show (FLT-04, FLT-05). */
  readonly data: Data | null | undefined;
  /** Another answer is on its way; meanwhile the one before is shown, so that nothing moves. */
  readonly refreshing: boolean;
  /** The filters that `data` answer: those before, until the answer for the new ones is there. Figures are counted by them. */
  readonly shown: Filters;
  /** Whether the data answer other filters than those that are chosen: nothing may be compared with them, or opened from them. */
  readonly isOld: boolean;
};

/**
 * Asks a call for what the filters say, once for each change (FLT-01). A late answer belongs to
 * earlier filters: its call is aborted, and it is never shown (FLT-11).
 */
export function useDashboardQuery<Data>(query: DashboardQuery<Data>, filters: Filters): DashboardAnswer<Data> {
  const answer = useQuery(shownOptions(query, useCalls(), filters));
  const [answered, setAnswered] = useState(filters);
  const data = shownData(answer);
  const isOld = answer.isPlaceholderData;
  // What is kept later is the last that had data, whatever failed since.
  if (!isOld && answer.data !== undefined && answered !== filters) setAnswered(filters);
  return { data, refreshing: answer.isFetching && data !== undefined, shown: isOld ? answered : filters, isOld };
}

/**
 * The same call about as many days right before, asked only while the comparison is on. Undefined while it is off or
 * loads, or what it is to be compared with `isOld`: an answer about other filters would be compared with what it has nothing
 * to do with.
 */
export function useCompared<Data>(
  query: DashboardQuery<Data>,
  filters: Filters,
  isOld: boolean,
): Data | null | undefined {
  const answer = useQuery(comparedOptions(query, useCalls(), filters));
  return filters.compare && !isOld ? shownData(answer) : undefined;
}
