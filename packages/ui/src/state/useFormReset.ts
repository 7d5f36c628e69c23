'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Runs `reset` when the form around an element is reset: a value of ours is not the browser's to reset. */
export function useFormReset(element: RefObject<Element | null>, reset: () => void): void {
  // React has useEffectEvent for this from 19.2 on; the library supports 19.0.
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    const run = (): void => latest.current();
    form?.addEventListener('reset', run);
    return () => form?.removeEventListener('reset', run);
  }, [element]);
}
