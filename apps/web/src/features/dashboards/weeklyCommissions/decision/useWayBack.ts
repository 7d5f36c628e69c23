import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the entry of the browser's history that stands for an open dialog. */
const MARK = 'commissionDecision';

const isMarked = (): boolean => {
  const { state }: { state: unknown } = window.history;
  return typeof state === 'object' && state !== null && MARK in state;
};

function mark(): void {
  const { state }: { state: unknown } = window.history;
  window.history.pushState({ ...(typeof state === 'object' ? state : null), [MARK]: true }, '');
}

type Way = {
  /** A dialog is open: what is drawn or typed in it would be gone with the page. */
  readonly isOpen: boolean;
  /** What it is for is on its way. */
  readonly isSending: boolean;
  /** The person wants back, and nothing is on its way. */
  readonly onBack: () => void;
  /** The person wants away while something is on its way. */
  readonly onAway: () => void;
};

/**
 * Makes the browser's way back close an open dialog before it leaves the page, as on a phone, and asks before it leaves while something
 * is on its way. A reload, and the end of the tab, are the browser's to ask about.
 * @returns Leaves the page after all.
 */
export function useWayBack({ isOpen, isSending, onBack, onAway }: Way): () => void {
  const isLeaving = useRef(false);
  const onPop = useEffectEvent(() => {
    if (isMarked() || isLeaving.current) return;
    if (!isSending) {
      onBack();
      return;
    }
    mark();
    onAway();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    isLeaving.current = false;
    mark();
    const watch = new AbortController();
    const { signal } = watch;
    window.addEventListener('popstate', () => onPop(), { signal });
    window.addEventListener('beforeunload', (event) => !isLeaving.current && event.preventDefault(), { signal });
    return () => {
      watch.abort();
      // Closed by its own buttons: the way back is the one that it was before.
      if (isMarked()) window.history.back();
    };
  }, [isOpen]);
  return () => {
    isLeaving.current = true;
    // The dialog's entry and the page's own.
    window.history.go(-2);
  };
}
