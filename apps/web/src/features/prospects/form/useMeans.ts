import type { ProspectionMeans } from '@sereno/domain/prospect';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import { meansQuery } from './meansQuery.ts';

/** The ways by which prospects come: undefined while they load, null where they could not be loaded; and how to try again. */
export function useMeans(): {
  readonly means: readonly ProspectionMeans[] | null | undefined;
  readonly retry: () => void;
} {
  const query = useQuery(meansQuery(useCalls()));
  return { means: query.isFetching && !query.data ? undefined : shownData(query), retry: () => void query.refetch() };
}
