import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** How many of the calls under way the person did not ask for and need not hear of (SHL-35). */
export const quietRequestsAtom = atom(0);

/** Gives the function that makes a call without the mark of calls under way: for what a page asks by itself, again and again (SHL-35). */
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
