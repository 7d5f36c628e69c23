/** Fetches what stands behind the login: the frame, the menu and its rules, and the list of pages. The login needs none of them. */
export const loadFramedPages = () => import('./FramedPages.tsx');
