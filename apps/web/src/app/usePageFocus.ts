import { pageTitleId } from '@sereno/ui/shell';
import { useEffect, useRef } from 'react';

/**
 * After a change of page moves the focus to its title, so that a screen reader says where the person is now and the
 * keyboard does not go on from the menu.
 */
export function usePageFocus(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
}
