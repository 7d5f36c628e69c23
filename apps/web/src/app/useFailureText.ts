import { useEffect } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** What browsers say when a part of the application could not be fetched, in their own words. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|load failed|networkerror/i;

const isNotFetched = (error: unknown) => error instanceof Error && NOT_FETCHED.test(error.message);

/**
 * Which texts tell what happened: the connection is gone, or something of ours went wrong. Code that could not be fetched
 * although there is a connection is asked for once more, by loading the page again.
 */
export function useFailureText(error: unknown) {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline && isNotFetched(error)) reloadOnce();
  }, [isOffline, error]);
  return isOffline || isNotFetched(error)
    ? ({ title: 'app.unreachable.title', text: 'app.connectionLost' } as const)
    : ({ title: 'app.failed.title', text: 'app.failed.text' } as const);
}
