import { UnexpectedStatusError } from '@sereno/api';
import { notifyManager, type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { shownData } from '../../../platform/queries.ts';
import { DASHBOARD } from './dashboardQueries.ts';

const shown = { queryKey: [DASHBOARD], type: 'active' } as const;

/**
 * When the oldest of the answers came that are in sight, in ms since 1970; 0 where none has come. One that stays in sight though a later
 * call failed (FLT-05) is as old as it was.
 */
export function oldestAnswer(client: QueryClient): number {
  const times = client
    .getQueryCache()
    .findAll(shown)
    .flatMap(({ state }) => (shownData(state) ? [state.dataUpdatedAt] : []));
  return times.length === 0 ? 0 : Math.min(...times);
}

/**
 * Whether the last call for something in sight failed: without a word nothing would tell it from days without data. A server without that
 * call (404) has not failed.
 */
export const hasFailedCall = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll(shown)
    .some(
      ({ state: { error, fetchStatus } }) =>
        error !== null && fetchStatus === 'idle' && !(error instanceof UnexpectedStatusError && error.status === 404),
    );

/** How old the figures in sight are, whether newer ones are on their way or could not be fetched, and what asks for them. */
export function useFreshness() {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  const updatedAt = useSyncExternalStore(subscribe, () => oldestAnswer(client));
  const hasFailed = useSyncExternalStore(subscribe, () => hasFailedCall(client));
  const isFetching = useIsFetching(shown) > 0;
  const onRefresh = useCallback((): void => void client.refetchQueries(shown), [client]);
  return { updatedAt, hasFailed, isFetching, onRefresh };
}
