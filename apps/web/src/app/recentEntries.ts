import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const MOST = 6;
const recentAtom = atom<{ readonly userId: number | null; readonly ids: readonly string[] }>({ userId: null, ids: [] });

/** Ids of the menu's entries that the person opened last in this page, the latest first. */
export const recentEntriesAtom = atom((get) => get(recentAtom).ids);

/** Puts the current entry first; another person's list starts empty. */
export function useRecentEntries(userId: number, current: string | undefined): void {
  const setRecent = useSetAtom(recentAtom);
  useEffect(() => {
    if (current === undefined) return;
    setRecent((recent) => {
      const before = recent.userId === userId ? recent.ids.filter((id) => id !== current) : [];
      return { userId, ids: [current, ...before].slice(0, MOST) };
    });
  }, [userId, current, setRecent]);
}
