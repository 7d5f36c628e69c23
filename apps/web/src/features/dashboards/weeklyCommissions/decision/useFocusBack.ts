import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes whose button is gone, since the week has been decided. A dialog gives the focus back itself
 * where its button is still there.
 * @param isOpen Whether a dialog is open.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const watch = new AbortController();
    const rescue = (): void => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) place.current?.focus({ preventScroll: true });
    };
    // The dialog lets go of the focus once it has left.
    const frame = requestAnimationFrame(rescue);
    document.addEventListener('focusout', () => requestAnimationFrame(rescue), { signal: watch.signal });
    const timer = setTimeout(() => {
      rescue();
      watch.abort();
    }, 1000);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      watch.abort();
    };
  }, [isOpen]);
  return place;
}
