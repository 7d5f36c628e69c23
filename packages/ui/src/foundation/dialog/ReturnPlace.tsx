'use client';
import { useLayoutEffect, useRef } from 'react';
import { nearestControl, placesAround } from './nearestControl.ts';

/**
 * Inside a panel: remembers where the focus came from. Where that has gone when the panel closes (the row that was deleted,
 * the menu that led here), the focus goes to the nearest control that is left, instead of to the top of the page.
 */
export function ReturnPlace() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    const places = placesAround(document.activeElement);
    return () => {
      // After Base UI has given the focus back to what opened it, if that is still there.
      timer.current = setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost) nearestControl(places)?.focus();
      });
    };
  }, []);
  return null;
}
