import { defaultMainId } from '@sereno/ui/shell';
import { useEffect, useRef } from 'react';

/**
 * Names the document after the page, and after a change of page moves the focus to its content, so that a screen reader
 * starts there and the keyboard does not go on from the menu.
 */
export function usePageFocus(path: string, title: string): void {
  const shown = useRef(path);
  useEffect(() => {
    document.title = `${title} · Sereno`;
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(defaultMainId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path, title]);
}
