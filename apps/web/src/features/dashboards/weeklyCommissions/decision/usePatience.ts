import { useEffect, useEffectEvent } from 'react';

/** When to look again, in seconds after the last look: a server that is slow has answered by then, and one that is down is left alone. */
const PAUSES: readonly number[] = [3, 5, 10, 20, 30, 60, 60, 60];

/**
 * Looks again and again, less and less often, as long as something is open; in the end it is the person's to ask.
 * @param isOpen Whether there is something to wait for.
 */
export function usePatience(isOpen: boolean, look: () => Promise<void>): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    if (!isOpen) return undefined;
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
  }, [isOpen]);
}
