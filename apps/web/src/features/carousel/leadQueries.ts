import type { Calls } from '@sereno/api/calls';
import type { CalendarDate } from '@sereno/domain/calendar';
import { presetRange } from '@sereno/domain/calendar';
import { queryOptions } from '@tanstack/react-query';

/** How often the queue is asked for, in ms (CAR-17). */
const QUEUE_INTERVAL_MS = 30_000;

type Quietly = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * The leads that wait (CAR-01): asked for every 30 seconds while the page is in sight, at once when it comes back into sight
 * (CAR-17, CAR-23), and without a mark of its own (SHL-35).
 */
export function queueQuery({ carousel }: Calls, quietly: Quietly) {
  return queryOptions({
    queryKey: ['carousel', 'queue'],
    staleTime: 0,
    refetchInterval: QUEUE_INTERVAL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => quietly(() => carousel.leads(signal)),
  });
}

/** The person's leads that are still to be registered. */
export function attendedQuery({ carousel }: Calls, quietly: Quietly) {
  return queryOptions({
    queryKey: ['carousel', 'attended'],
    staleTime: 0,
    queryFn: ({ signal }) => quietly(() => carousel.attendedLeads(signal)),
  });
}

/** The days over which a fair share is looked at. */
export const SHARE_DAYS = ['last7Days', 'last30Days'] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Who got how many leads in those days, today included. */
export function sharesQuery({ carousel }: Calls, days: ShareDays, today: CalendarDate) {
  const range = presetRange(days, today);
  return queryOptions({
    queryKey: ['carousel', 'shares', range],
    queryFn: ({ signal }) => carousel.leadShares(range, signal),
  });
}

/** Whom a lead may be handed to (CAR-10). */
export function advisersQuery({ catalog }: Calls) {
  return queryOptions({
    queryKey: ['carousel', 'advisers'],
    queryFn: ({ signal }) => catalog.advisers([], signal),
  });
}
