import { useEffect } from 'react';
import { isLostCode } from '../platform/useLostCode.ts';

const RELOADED = 'sereno:reloaded';
/** Two failures within this time, ms, are not caused by an old release: reloading would loop. */
const PATIENCE = 60_000;

/**
 * Loads the page again, unless that was tried a moment ago. After a new version of the application an old page asks for code
 * that is gone, and a browser does not ask again for what it could not fetch once.
 */
function reloadOnce(): void {
  try {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - before < PATIENCE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage the number of attempts is unknown.
    return;
  }
  window.location.reload();
}

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
