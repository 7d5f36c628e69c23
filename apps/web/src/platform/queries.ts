import { SessionEndedError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { MutationCache, type Query, QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Invalidate } from './commands/useQuietCommand.ts';
import { report } from './report.ts';

function reportFailure(error: Error): void {
  if (!(error instanceof SessionEndedError)) report(error);
}

/**
 * The query cache. Failed reads are silent (FLT-04): they go to the reporting function, and `shownData` decides what a
 * screen still shows.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Offline, a paused call would leave its skeleton forever; a failed one shows "Sin datos".
        networkMode: 'always',
        retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      },
      // Offline, an operation fails at once instead of being sent unexpectedly later.
      mutations: { networkMode: 'always' },
    },
  });
}

let opened: { readonly userId: number; readonly queries: QueryClient } | null = null;

/** The cache of a person's session, which begins with the first call for the page in the address: before there is a frame. */
export function openQueries(userId: number): QueryClient {
  opened = opened?.userId === userId ? opened : { userId, queries: createQueryClient() };
  return opened.queries;
}

/** Asks again for what a command has changed. */
export const invalidateIn =
  (queries: QueryClient): Invalidate =>
  (queryKeys) => {
    for (const queryKey of queryKeys) void queries.invalidateQueries({ queryKey });
  };

/** Ends the cache with the frame of its session. */
export function closeQueries(): void {
  opened = null;
}

/** How long an answer counts as the one its page was opened with, ms: code loads late on a slow phone. */
const OPENED_WITH = 10_000;

/** Options of a query that is sent each time its page is opened: mounting the page does not send it again. */
export const requestedAtOpening = {
  staleTime: 0,
  refetchOnMount: ({ state }: Pick<Query, 'state'>) => Date.now() - state.dataUpdatedAt > OPENED_WITH,
};

/**
 * What a screen shows of a query: its data; undefined while loading; null without any. An unexpected status keeps the
 * data, any other failure resets them to empty (FLT-04, FLT-05).
 */
export function shownData<Data>({
  data,
  error,
}: Pick<UseQueryResult<Data>, 'data' | 'error'>): Data | null | undefined {
  if (error === null) return data;
  return error instanceof UnexpectedStatusError ? (data ?? null) : null;
}
