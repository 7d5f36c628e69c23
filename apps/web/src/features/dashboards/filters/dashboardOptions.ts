import type { Calls } from '@sereno/api/calls';
import { type Filters, previousRange } from '@sereno/domain/dashboards';
import { keepPreviousData, type QueryObserverOptions } from '@tanstack/react-query';
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
