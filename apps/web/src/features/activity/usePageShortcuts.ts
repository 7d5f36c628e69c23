import { useEffect, useRef } from 'react';
import { hasOwnKeys, isBeforeList, isPlainLetter, type PageShortcut, pageShortcut } from './shortcuts.ts';

/** Something stands over the page and has the keys. */
const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/**
 * Calls `act` for the keys of the page, wherever the focus is but in a field, and while nothing stands over the page. Those of one
 * letter can be switched off; the arrow that leads into the list cannot.
 */
export function usePageShortcuts(areOn: boolean, act: (shortcut: PageShortcut) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPlainLetter(event) || hasOwnKeys(event.target) || isCovered()) return;
      const shortcut = pageShortcut(event.key);
      if (shortcut === null) return;
      if (shortcut.kind === 'list' ? !isBeforeList(event.target) : !areOn) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn]);
}
