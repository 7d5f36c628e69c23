import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';

/** Delay before hover opens it and before leaving closes it, ms. */
const DELAYS = { open: 250, close: 250 } as const;

/**
 * After closing, neither pointer nor focus reopen it for this long, ms: they are on the figure only because the popup
 * is gone. Escape with the pointer on the popup must not reopen it.
 */
const DISMISSED = 300;

/** Closed; open while pointer or focus rest on it ('glance'); or pinned by a press ('kept'). */
type PeekMode = 'closed' | 'glance' | 'kept';

export type PeekState = {
  readonly mode: PeekMode;
  readonly set: (mode: PeekMode) => void;
  /** Opens it while the focus stays, unless it was just closed. */
  readonly glance: () => void;
  /** Handlers for elements that open it on hover, the popup included. Touch is ignored: it presses the button. */
  readonly hover: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/**
 * Opens while a mouse rests on an element with `hover`, and closes after it has left all of them; a pinned one stays.
 */
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
            // A closing popup returns the focus to its button, which must not reopen it.
            if (mode === 'glance') closedAt.current = performance.now();
            setMode((now) => (now === 'glance' ? 'closed' : now));
          }, DELAYS.close);
        },
      },
    };
  }, [mode]);
}
