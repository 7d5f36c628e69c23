import { atom } from 'jotai';

/** The count in the page's title, for people in another tab: '(2) Carrusel'. 0 for none. */
export const titleBadgeAtom = atom(0);
