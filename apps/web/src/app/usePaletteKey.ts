import { useEffect } from 'react';

/** Ctrl+K, or Command+K on a Mac, calls `open` from anywhere on the page; browsers would search the web with it. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      if (!isPlain || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!event.repeat) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
