import { atom } from 'jotai';

/** Notices for everyone, above every page (CAT-11). Their texts are `notice.*`. */
export type SiteNotice = 'licenseSuspended';

/** The current notice, or null. Set by the configuration at the start, or by any code of the host. */
export const noticeAtom = atom<SiteNotice | null>(null);
