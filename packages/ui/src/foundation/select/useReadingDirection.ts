'use client';
import { useCallback, useState } from 'react';

/** The reading direction of an element, and the ref that observes it: a popup is in the body, which may differ. */
export function useReadingDirection() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const read = useCallback((element: HTMLElement | null): void => {
    if (element !== null) setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, read] as const;
}
