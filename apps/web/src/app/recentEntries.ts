import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const MOST = 6;

/** Ids of the menu's entries that were opened last in this page, the latest first. */
export const recentEntriesAtom = atom<readonly string[]>([]);

/** Puts the entry in sight before those that were opened earlier. */
export function useRecentEntries(current: string | undefined): void {
  const setRecent = useSetAtom(recentEntriesAtom);
  useEffect(() => {
    if (current === undefined) return;
    setRecent((recent) => [current, ...recent.filter((id) => id !== current)].slice(0, MOST));
  }, [current, setRecent]);
}
