import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened something, should it be nowhere once that is closed. Put the ref onto the button.
 * @param isOpen Whether it is open.
 */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && (document.activeElement ?? document.body) === document.body) {
      button.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
