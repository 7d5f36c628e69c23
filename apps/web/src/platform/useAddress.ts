import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Lets `write` change the parameters of the address, given as they are by then. Stays the same over renders. */
export type ChangeAddress = (write: (params: URLSearchParams) => unknown) => void;

/**
 * The parameters of the address, and what changes them in place: Back leaves the page. The state of the history's step
 * belongs to other parts, and stays.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (write) =>
      setSearch(
        (current) => {
          // A copy: those that the page has rendered stay as they are.
          const next = new URLSearchParams(current);
          write(next);
          return next;
        },
        { replace: true, state: window.history.state },
      ),
    [setSearch],
  );
  return [search, change];
}

/** Sets a parameter of an address; null takes it away. */
export function setParameter(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
