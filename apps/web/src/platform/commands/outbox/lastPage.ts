import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';

/** The last visited page after sign-in: cancelling a sign-out returns there. */
export const lastPageAtom = atom<string>(paths.root);

/** Remembers the page in sight, whenever the frame around it is rendered. The router's path is decoded, so the window is asked. */
export function useLastPage(): void {
  const setLastPage = useSetAtom(lastPageAtom);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    setLastPage(pathname + search + hash);
  });
}
