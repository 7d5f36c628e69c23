import { useEffect } from 'react';
import { isLostCode } from '../platform/lostCode.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * Which texts tell what happened: the connection is gone, or something of ours went wrong. Code that could not be fetched
 * although there is a connection is asked for once more, by loading the page again.
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
