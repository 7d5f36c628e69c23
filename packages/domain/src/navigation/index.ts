export { HOME_PATH, type HomeConfig, homePath } from './homePath.ts';
export type { MenuEntry, MenuSection } from './menuEntry.ts';
export { MENU } from './menuTree.ts';
export { menuFor, type MenuPage, menuPages } from './menuView.ts';
export { safeReturnPath } from './returnPath.ts';
export { type Breadcrumb, BREADCRUMB_HOME, breadcrumbsFor, entryForPath } from './trail.ts';
