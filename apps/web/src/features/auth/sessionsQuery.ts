import type { SessionCalls } from '@sereno/api/sessions';
import { queryOptions } from '@tanstack/react-query';

/** What begins the key of the answer about open sessions. */
export const SESSIONS = ['user', 'sessions'] as const;

/** The person's open sessions. They change elsewhere: asked for at each visit and return to the window. */
export const sessionsQuery = (calls: SessionCalls) =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => calls.openSessions(signal),
    staleTime: 0,
    refetchOnWindowFocus: () => navigator.onLine,
  });
