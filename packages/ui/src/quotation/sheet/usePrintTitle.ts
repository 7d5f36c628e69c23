'use client';
import { useEffect } from 'react';

/** While a page is printed its title is this one, which names the file of a PDF; null leaves it alone. */
export function usePrintTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    const printing = new AbortController();
    const { signal } = printing;
    let own: string | null = null;
    const restore = (): void => {
      // The page may have got another title meanwhile.
      if (own !== null && document.title === title) document.title = own;
      own = null;
    };
    const begin = (): void => {
      own ??= document.title;
      document.title = title;
    };
    window.addEventListener('beforeprint', begin, { signal });
    window.addEventListener('afterprint', restore, { signal });
    return () => {
      printing.abort();
      restore();
    };
  }, [title]);
}
