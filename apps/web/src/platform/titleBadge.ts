import { atom } from 'jotai';

/** What the title of the page counts, for whoever works in another tab: '(2) Carrusel'. 0 for nothing. */
export const titleBadgeAtom = atom(0);
