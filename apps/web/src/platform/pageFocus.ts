import { pageTitleId } from '@sereno/ui/shell';
import { useEffect } from 'react';

/** The page that this document shows, by what its arrival was called with; none before the first. */
let shown: string | null = null;

/**
 * After a change of page moves the focus to its title, so that a screen reader says where the person is now and the
 * keyboard does not go on from a menu that is gone. The first page of a visit leaves the focus to the browser.
 * @param page What tells the page from others: its address.
 */
export function usePageFocus(page: string): void {
  useEffect(() => {
    const before = shown;
    shown = page;
    if (before === null || before === page) return;
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [page]);
}
