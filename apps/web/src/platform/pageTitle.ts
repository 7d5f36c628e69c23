import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Names the document after the page in sight, for the tab, the history and a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sereno`;
  }, [title]);
}

/** What the page at a path shows, such as a prospect, where its title and the last breadcrumb name that; null for other pages. */
export const pageNameAtom = atom<{ readonly path: string; readonly name: string } | null>(null);

/** Names the page in sight after the one thing that it shows; nothing while that is not known. */
export function usePageName(name: string | undefined): void {
  const [path] = useLocation();
  const setName = useSetAtom(pageNameAtom);
  useEffect(() => {
    setName(name ? { path, name } : null);
    return () => setName(null);
  }, [path, name, setName]);
}

/** The count in the page's title, for people in another tab: '(2) Carrusel'. 0 for none. */
export const titleBadgeAtom = atom(0);
