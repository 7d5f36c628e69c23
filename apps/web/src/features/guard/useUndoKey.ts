import { useCallback, useEffect, useRef } from 'react';

/** Whether a key is typed into a field, which undoes its own text. */
const isTyped = ({ target }: Event): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Calls `undo` on Ctrl Z, or Command Z on a Mac, outside of fields. Returns a function that stays the same and calls it, too. */
export function useUndoKey(undo: () => unknown): () => void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  const press = useCallback(() => {
    latest.current();
  }, []);
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      if (isTyped(event)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [press]);
  return press;
}
