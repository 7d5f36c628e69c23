import { type AccessConfig, canSeeMenuEntry, type Viewer } from '../access/index.ts';
import type { MenuEntry } from './menuEntry.ts';
import { MENU } from './menuTree.ts';

/** The side menu of a viewer, in screen order; groups without a visible child are left out (MNU-01). */
export function menuFor(viewer: Viewer, config: AccessConfig): MenuEntry[] {
  return visibleOf(MENU, (entry) => canSeeMenuEntry(entry.id, viewer, config));
}

/** A page that a menu leads to. */
export type MenuPage = {
  readonly entry: MenuEntry;
  /** The entry that the page is nested in. Undefined for a page of the first level. */
  readonly module: MenuEntry | undefined;
};

/**
 * The pages of a menu as a search offers them: those of the first level before nested ones, so that of two with one name
 * the page of the first level comes first. Otherwise in screen order.
 */
export function menuPages(menu: readonly MenuEntry[]): readonly MenuPage[] {
  const firstLevel = menu.filter(({ children }) => children.length === 0);
  return [
    ...firstLevel.map((entry) => ({ entry, module: undefined })),
    ...menu.flatMap((module) => module.children.map((entry) => ({ entry, module }))),
  ];
}

function visibleOf(entries: readonly MenuEntry[], isVisible: (entry: MenuEntry) => boolean): MenuEntry[] {
  return entries.filter(isVisible).flatMap((entry) => {
    if (entry.children.length === 0) return [entry];
    const children = visibleOf(entry.children, isVisible);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
