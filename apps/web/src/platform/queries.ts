import { SessionEndedError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { MutationCache, QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { report } from './report.ts';

function reportFailure(error: Error): void {
  if (!(error instanceof SessionEndedError)) report(error);
}

/**
 * The cache of what the server answered, one per session. Failures of what is read are silent (FLT-04): they go to the
 * reporting function, and `shownData` decides what a screen has left to show.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Offline, a paused call would leave its skeleton for ever; a failed one says "Sin datos".
        networkMode: 'always',
        retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      },
      // Offline, an operation fails at once rather than being sent when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * What a screen shows of a query: its data; undefined while they load; null when there are none to show.
 * An unexpected status leaves the data as they were, any other failure resets them to empty (FLT-04, FLT-05).
 */
export function shownData<Data>({
  data,
  error,
}: Pick<UseQueryResult<Data>, 'data' | 'error'>): Data | null | undefined {
  if (error === null) return data;
  return error instanceof UnexpectedStatusError ? (data ?? null) : null;
}
