import { useHistoryState } from 'wouter/use-browser-location';

/** What one page of the login area tells the next; it lies in the history entry, so that a shared address does not repeat it. */
export type Notice = 'mailSent' | 'passwordSet' | 'registered' | 'sessionEnded';

const notices: readonly Notice[] = ['mailSent', 'passwordSet', 'registered', 'sessionEnded'];

/** What the page before has to tell, or null. */
export function useNotice(): Notice | null {
  const state = useHistoryState<unknown>();
  return notices.find((notice) => notice === state) ?? null;
}
