import { useSyncExternalStore } from 'react';

/** How often the time is read, ms: often enough for minutes. */
const STEP_MS = 5000;

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, STEP_MS);
  // Browsers pause timers of hidden pages: update when the page is shown again.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const now = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;
const unknown = (): null => null;

/** The time in milliseconds since 1970 UTC, in steps of 5 seconds; null on the server, whose clock differs. */
export const useNow = (): number | null => useSyncExternalStore(subscribe, now, unknown);
