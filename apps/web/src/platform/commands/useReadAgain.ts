import { useEffect, useEffectEvent } from 'react';

/** Pauses before each look, in seconds: a server that is slow has answered by then, and one that is down is left alone. */
const PAUSES: readonly number[] = [3, 5, 10, 20, 30, 60, 60, 60];

/**
 * Refetches what a command without an answer may have changed, with growing delays, until the outcome is known; in the
 * end the person has to retry.
 * @param isUnknown Whether the outcome is unknown.
 */
export function useReadAgain(isUnknown: boolean, look: () => Promise<void>): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    if (!isUnknown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (round: number): void => {
      const pause = PAUSES[round];
      if (pause === undefined || isOver) return;
      timer = setTimeout(() => void onLook().finally(() => wait(round + 1)), pause * 1000);
    };
    wait(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isUnknown]);
}
