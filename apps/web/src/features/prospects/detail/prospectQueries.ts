import type { Calls } from '@sereno/api/calls';
import type { Prospect } from '@sereno/domain/prospect';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCalls } from '../../../platform/calls.ts';

/** The key under which everything about prospects is kept, the registers too, so that all of it can be asked for again. */
const PROSPECTS = ['prospects'] as const;

/** Others change them too: coming back to the window refreshes them; without a network they stay. */
const shared = { staleTime: 0, refetchOnWindowFocus: () => navigator.onLine, refetchOnReconnect: true } as const;

/** One prospect (UND-11). */
export const prospectQuery = ({ prospect }: Calls, id: number) =>
  queryOptions({
    ...shared,
    queryKey: [...PROSPECTS, 'one', id],
    queryFn: ({ signal }) => prospect.prospect(id, signal),
  });

/** What was done with it. */
export const historyQuery = ({ prospect }: Calls, id: number) =>
  queryOptions({
    ...shared,
    queryKey: [...PROSPECTS, 'history', id],
    queryFn: ({ signal }) => prospect.prospectHistory(id, signal),
  });

/**
 * The function that asks again for everything about prospects and gives the one as it is then: null where it is gone, and as it
 * was known where no answer comes.
 */
export function useProspectRefresh(id: number): () => Promise<Prospect | null | undefined> {
  const calls = useCalls();
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: PROSPECTS });
    return queries.getQueryData(prospectQuery(calls, id).queryKey);
  }, [calls, queries, id]);
}
