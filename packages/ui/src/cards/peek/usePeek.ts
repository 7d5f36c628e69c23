import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';

/** How long the pointer rests before it opens, and how long it may be gone before it closes, in ms. */
const DELAYS = { open: 250, close: 250 } as const;

/**
 * How long after it was closed neither pointer nor focus open it, in ms: they have not come, what lay between them and the figure
 * has gone. Whoever presses Escape with the pointer on the popup does not want it again.
 */
const DISMISSED = 300;

/** Closed; a glance while pointer or focus rest on it; or kept open by a press. */
type PeekMode = 'closed' | 'glance' | 'kept';

export type PeekState = {
  readonly mode: PeekMode;
  readonly set: (mode: PeekMode) => void;
  /** Opens it for as long as the focus stays, unless it was closed just now. */
  readonly glance: () => void;
  /** For what the pointer may rest on, the popup included. A finger is no such pointer: it presses the button. */
  readonly hover: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/** Opens while a mouse rests on one of the places with `hover`, and closes after it has left all of them; a kept one stays. */
export function usePeek(): PeekState {
  const [mode, setMode] = useState<PeekMode>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-DISMISSED);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => {
    const after = (delay: number, change: (now: PeekMode) => PeekMode): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(setMode, delay, change);
    };
    const isDismissed = (): boolean => performance.now() - closedAt.current < DISMISSED;
    const set = (next: PeekMode): void => {
      clearTimeout(timer.current);
      if (next === 'closed') closedAt.current = performance.now();
      setMode(next);
    };
    return {
      mode,
      set,
      glance: () => {
        if (mode === 'closed' && !isDismissed()) set('glance');
      },
      hover: {
        onPointerEnter: ({ pointerType }) => {
          if (pointerType === 'mouse' && !isDismissed())
            after(DELAYS.open, (now) => (now === 'closed' ? 'glance' : now));
        },
        onPointerLeave: ({ pointerType }) => {
          if (pointerType !== 'mouse') return;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            // A popup that goes hands the focus to its button, which is no wish to open it again.
            if (mode === 'glance') closedAt.current = performance.now();
            setMode((now) => (now === 'glance' ? 'closed' : now));
          }, DELAYS.close);
        },
      },
    };
  }, [mode]);
}
