import { type AccessConfig, canSeeMenuEntry, type Viewer } from '../access/index.ts';
import type { MenuEntry } from './menuEntry.ts';
import { MENU } from './menuTree.ts';

/** The side menu of a viewer, in screen order; groups without a visible child are left out (MNU-01). */
export function menuFor(viewer: Viewer, config: AccessConfig): MenuEntry[] {
  return visibleOf(MENU, (entry) => canSeeMenuEntry(entry.id, viewer, config));
}

function visibleOf(entries: readonly MenuEntry[], isVisible: (entry: MenuEntry) => boolean): MenuEntry[] {
  return entries.filter(isVisible).flatMap((entry) => {
    if (entry.children.length === 0) return [entry];
    const children = visibleOf(entry.children, isVisible);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
