'use client';
import { useCallback, useState } from 'react';

/** The direction in which an element is read, and the ref that watches it: a list hangs below the body, which may be read the other way. */
export function useReadingDirection() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const read = useCallback((element: HTMLElement | null): void => {
    if (element !== null) setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, read] as const;
}
