'use client';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { infoPopup } from './lazyInfoPopup.ts';

/** Delay before hover opens it and before leaving closes it, ms. */
const DELAY = 250;

/**
 * After closing, and after its fade when the focus returns to its button, neither pointer nor focus reopen it for this
 * long, ms: they are on the figure only because the popup is gone. Escape with the pointer on the popup must not reopen
 * it.
 */
const DISMISSED = 300;

/** Closed; open while pointer or focus rest on it ('preview'); or pinned by a press ('pinned'). */
type PopoverMode = 'closed' | 'preview' | 'pinned';

export type InfoPopoverState = {
  readonly mode: PopoverMode;
  readonly set: (mode: PopoverMode) => void;
  /** Opens it while the focus stays, unless it was just closed. */
  readonly preview: () => void;
  /** Handlers for elements that open it on hover, the popup included. Touch is ignored: it presses the button. */
  readonly hover: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/**
 * Opens while a mouse rests on an element with `hover`, and closes after it has left all of them; a pinned one stays.
 */
export function useInfoPopover(): InfoPopoverState {
  const [mode, setMode] = useState<PopoverMode>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-DISMISSED);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => {
    const isDismissed = (): boolean => performance.now() - closedAt.current < DISMISSED;
    const set = (next: PopoverMode): void => {
      clearTimeout(timer.current);
      if (next === 'closed') closedAt.current = performance.now();
      setMode(next);
    };
    /** Changes it after a while, unless it is in another mode or the pointer comes back. */
    const later = (from: PopoverMode, to: PopoverMode): void => {
      clearTimeout(timer.current);
      if (mode === from) timer.current = setTimeout(set, DELAY, to);
    };
    return {
      mode,
      set,
      preview: () => {
        if (mode === 'closed' && !isDismissed()) set('preview');
      },
      hover: {
        onPointerEnter: ({ pointerType }) => {
          void infoPopup.preload();
          if (pointerType === 'mouse' && !isDismissed()) later('closed', 'preview');
        },
        onPointerLeave: ({ pointerType }) => {
          if (pointerType === 'mouse') later('preview', 'closed');
        },
      },
    };
  }, [mode]);
}
