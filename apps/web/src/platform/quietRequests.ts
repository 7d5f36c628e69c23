import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** How many of the calls under way the person did not ask for and need not hear of (SHL-35). */
export const quietRequestsAtom = atom(0);

/** Returns a function that makes a call without the request indicator: for polling (SHL-35). */
export function useQuietly(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const setCount = useSetAtom(quietRequestsAtom);
  return useCallback(
    async (call) => {
      setCount((count) => count + 1);
      try {
        return await call();
      } finally {
        setCount((count) => count - 1);
      }
    },
    [setCount],
  );
}
