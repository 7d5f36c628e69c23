import type { Calls } from '@sereno/api/calls';
import { queryOptions } from '@tanstack/react-query';

/** How long the catalogue counts as known, in ms: half a working day. */
const CATALOG_LIFE_MS = 4 * 3_600_000;

/** The ways by which prospects come. */
export const meansQuery = ({ catalog }: Calls) =>
  queryOptions({
    queryKey: ['prospection-means'],
    queryFn: ({ signal }) => catalog.prospectionMeans(signal),
    staleTime: CATALOG_LIFE_MS,
  });
