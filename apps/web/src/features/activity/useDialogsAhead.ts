import type { Activity } from '@sereno/domain/activity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCalls } from '../../platform/calls.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import {
  activitySubjectsQuery,
  activityTypesQuery,
  tracingKeys,
  tracingTypesQuery,
} from '../../platform/activityCatalogs.ts';
import { preloadDialogs } from './LazyDialogs.tsx';

/**
 * Fetches what closing an activity needs once the page has nothing else to do: the code of the dialogs and the catalogues, so that
 * it can be done where the network is gone by then.
 */
export function useDialogsAhead(activities: readonly Activity[]): void {
  const calls = useCalls();
  const queries = useQueryClient();
  const keys = useMemo(() => tracingKeys(activities), [activities]);
  const known = keys.join(' ');
  useEffect(
    () =>
      whenIdle(() => {
        if (!navigator.onLine) return;
        void preloadDialogs();
        void queries.prefetchQuery(activityTypesQuery(calls));
        void queries.prefetchQuery(activitySubjectsQuery(calls));
        for (const key of keys) void queries.prefetchQuery(tracingTypesQuery(calls, key));
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the same keys come in a new array with every answer.
    [calls, queries, known],
  );
}
