import { useHistoryState } from 'wouter/use-browser-location';

/** What one page of the login area tells the next; it lies in the history entry, so that a shared address does not repeat it. */
export type Notice = 'mailSent' | 'passwordSet' | 'registered';
/** What a page behind the login tells it: that the session of this user has ended there (CAT-04). */
export type SessionEnd = { readonly endedOf: number };

const notices: readonly Notice[] = ['mailSent', 'passwordSet', 'registered'];

/** Whose session has ended on the page that the login leads back to; null where that is not known. */
export function useEndedOf(): number | null {
  const state = useHistoryState<unknown>();
  const isEnd = typeof state === 'object' && state !== null && 'endedOf' in state;
  return isEnd && typeof state.endedOf === 'number' ? state.endedOf : null;
}

/** What the page before has to tell, or null. */
export function useNotice(): Notice | 'sessionEnded' | null {
  const state = useHistoryState<unknown>();
  const isEnded = useEndedOf() !== null;
  return isEnded ? 'sessionEnded' : (notices.find((notice) => notice === state) ?? null);
}
