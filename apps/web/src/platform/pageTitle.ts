import { useEffect } from 'react';

/** Names the document after the page in sight, for the tab, the history and a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sereno`;
  }, [title]);
}
