import type { Calls } from '@sereno/api/calls';
import { type Activity, tracingCatalogKey, TRACING_KEY } from '@sereno/domain/activity';
import { queryOptions } from '@tanstack/react-query';

/** How long a catalogue counts as known, in ms: half a working day. */
const CATALOG_LIFE_MS = 4 * 3_600_000;

/** What is kept for as long as the page is there, so that an activity can be closed where there is no network. */
const saved = { staleTime: CATALOG_LIFE_MS, gcTime: Number.POSITIVE_INFINITY } as const;

/** The types that an activity may have. */
export const activityTypesQuery = ({ catalog }: Calls) =>
  queryOptions({ ...saved, queryKey: ['activity-types'], queryFn: ({ signal }) => catalog.activityTypes(signal) });

/** What activities may be about. */
export const activitySubjectsQuery = ({ catalog }: Calls) =>
  queryOptions({
    ...saved,
    queryKey: ['activity-subjects'],
    queryFn: ({ signal }) => catalog.activitySubjects(signal),
  });

/** The outcomes under a key of their catalogue (ADL-20 to ADL-22, ADL-35). */
export const tracingTypesQuery = ({ catalog }: Calls, key: number) =>
  queryOptions({
    ...saved,
    queryKey: ['tracing-types', key],
    queryFn: ({ signal }) => catalog.tracingTypes(key, signal),
  });

/** The keys of all outcomes that closing any of those activities can ask for. */
export function tracingKeys(activities: readonly Activity[]): readonly number[] {
  const ofRows = activities.map((activity) => tracingCatalogKey('finish', activity));
  return [...new Set([TRACING_KEY.rescheduling, TRACING_KEY.neverStarted, ...ofRows])];
}
