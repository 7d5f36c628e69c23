'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** What hangs at a control: lists, menus, popovers, calendars. A tooltip is no place one could be in. */
const popup = "[data-side][data-open]:not(:has([role='tooltip'])), :popover-open";

/** Whether something hung open at a control when the pointer last went down, while `enabled`; it has closed by the click. */
export function usePopupAtPress(enabled: boolean): RefObject<boolean> {
  const hadPopup = useRef(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const look = (): void => {
      hadPopup.current = document.querySelector(popup) !== null;
    };
    // Before anybody else hears of the press.
    window.addEventListener('pointerdown', look, true);
    return () => window.removeEventListener('pointerdown', look, true);
  }, [enabled]);
  return hadPopup;
}
