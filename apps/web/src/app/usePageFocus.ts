import { defaultMainId } from '@sereno/ui/shell';
import { useEffect, useRef } from 'react';

/**
 * After a change of page moves the focus to its content, so that a screen reader starts there and the keyboard does not
 * go on from the menu.
 */
export function usePageFocus(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(defaultMainId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
}
