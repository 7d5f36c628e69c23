'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Popups anchored to a control: lists, menus, popovers, calendars. Not tooltips, which take no focus. */
const popup = "[data-side][data-open]:not(:has([role='tooltip'])), :popover-open";

/** Whether a popup was open when the pointer last went down, while `enabled`; it has closed by the click. */
export function usePopupAtPress(enabled: boolean): RefObject<boolean> {
  const hadPopup = useRef(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const look = (): void => {
      hadPopup.current = document.querySelector(popup) !== null;
    };
    // In the capture phase, before other handlers.
    window.addEventListener('pointerdown', look, true);
    return () => window.removeEventListener('pointerdown', look, true);
  }, [enabled]);
  return hadPopup;
}
