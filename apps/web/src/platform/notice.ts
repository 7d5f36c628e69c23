import { atom } from 'jotai';

/** What the host can tell everybody, above every page (CAT-11). Its texts are `notice.*`. */
export type SiteNotice = 'licenseSuspended';

/** The notice that stands there now, or null. Whoever knows raises it: the configuration at the start, or any code of the host. */
export const noticeAtom = atom<SiteNotice | null>(null);
