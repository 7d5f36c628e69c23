import type { Calls } from '@sereno/api/calls';
import type { ProspectionMeans } from '@sereno/domain/prospect';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';

/** How long the catalogue counts as known, in ms: half a working day. */
const CATALOG_LIFE_MS = 4 * 3_600_000;

/** The ways by which prospects come. */
const meansQuery = ({ catalog }: Calls) =>
  queryOptions({
    queryKey: ['prospection-means'],
    queryFn: ({ signal }) => catalog.prospectionMeans(signal),
    staleTime: CATALOG_LIFE_MS,
  });

/** The ways by which prospects come: undefined while they load, null where they could not be loaded; and how to try again. */
export function useMeans(): {
  readonly means: readonly ProspectionMeans[] | null | undefined;
  readonly retry: () => void;
} {
  const query = useQuery(meansQuery(useCalls()));
  return { means: query.isFetching && !query.data ? undefined : shownData(query), retry: () => void query.refetch() };
}
