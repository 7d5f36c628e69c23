'use client';
import { useLayoutEffect, useRef } from 'react';
import { nearestControl, placesAround } from './nearestControl.ts';

/**
 * Remembers, inside a panel, where the focus came from. If that element is gone when the panel closes (a deleted row, a
 * closed menu), the focus goes to the nearest remaining control instead of the top of the page.
 */
export function ReturnPlace() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    const places = placesAround(document.activeElement);
    return () => {
      // After Base UI has restored the focus to the opener, if it still exists.
      timer.current = setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost) nearestControl(places)?.focus();
      });
    };
  }, []);
  return null;
}
