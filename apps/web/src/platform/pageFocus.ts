import { pageTitleId } from '@sereno/ui/shell';
import { useEffect } from 'react';

/** The page that this document shows, by what its arrival was called with; none before the first. */
let shown: string | null = null;

/**
 * After a change of page focuses its title, so that a screen reader announces it and the keyboard continues there. The
 * first page of a visit leaves the focus to the browser.
 * @param page Identifies the page: its URL.
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

/** Watches from now on; what it returns says whether the person has pressed anything since. */
export function watchForPresses(): () => boolean {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  const press = (event: Event): void => {
    // A key that is still held from before is no new press.
    if (!(event instanceof KeyboardEvent && event.repeat)) watch.abort();
  };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('keydown', press, options);
  return () => watch.signal.aborted;
}
