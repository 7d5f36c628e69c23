import type { MenuEntryId } from '../access/index.ts';

/** Sections of the side menu: the dashboards, and the rest under the company's name (SHL-03). */
export type MenuSection = 'dashboards' | 'company';

/** One entry of the side menu; an entry with children has no page of its own. */
export type MenuEntry = {
  readonly id: MenuEntryId;
  /** Key of its text in the catalogue (MNU-38). */
  readonly key: `menu.${MenuEntryId}`;
  /** Its path; `{Name}` matches any one segment. For an entry with children: the prefix of their module. */
  readonly path: string;
  /** Name of its icon. */
  readonly icon: string;
  readonly section: MenuSection;
  /** Empty for an entry with a page. */
  readonly children: readonly MenuEntry[];
};

/** An entry of the dashboards section. */
export function dashboard(id: MenuEntryId, path: string, icon: string): MenuEntry {
  return { id, key: `menu.${id}`, path, icon, section: 'dashboards', children: [] };
}

/** An entry of the company section. */
export function entry(id: MenuEntryId, path: string, icon: string, children: readonly MenuEntry[] = []): MenuEntry {
  return { id, key: `menu.${id}`, path, icon, section: 'company', children };
}

/** A child of an entry of the company section. */
export function child(id: MenuEntryId, path: string): MenuEntry {
  return entry(id, path, 'dot');
}
