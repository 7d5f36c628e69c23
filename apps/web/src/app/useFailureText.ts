import { useEffect } from 'react';
import { isLostCode } from '../platform/lostCode.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * Texts for a failure: no connection, or an error of ours. Code that failed to load despite a connection is retried
 * once, by reloading the page.
 */
export function useFailureText(error: unknown) {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline && isLostCode(error)) reloadOnce();
  }, [isOffline, error]);
  return isOffline || isLostCode(error)
    ? ({ title: 'app.unreachable.title', text: 'app.connectionLost' } as const)
    : ({ title: 'app.failed.title', text: 'app.failed.text' } as const);
}
