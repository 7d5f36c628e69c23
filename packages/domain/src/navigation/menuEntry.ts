import type { MenuEntryId } from '../access/index.ts';

/** The parts of the side menu: the dashboards, and the rest under the name of the company (SHL-03). */
export type MenuSection = 'dashboards' | 'company';

/** One entry of the side menu; one with children only holds them and has no page of its own. */
export type MenuEntry = {
  readonly id: MenuEntryId;
  /** Key of its text in the catalogue (MNU-38). */
  readonly key: `menu.${MenuEntryId}`;
  /** Where it leads; `{Name}` stands for any one segment. Of an entry with children: what their module begins with. */
  readonly path: string;
  /** Name of its icon. */
  readonly icon: string;
  readonly section: MenuSection;
  /** Empty for an entry that leads to a page. */
  readonly children: readonly MenuEntry[];
};

/** An entry of the dashboards section. */
export function dashboard(id: MenuEntryId, path: string, icon: string): MenuEntry {
  return { id, key: `menu.${id}`, path, icon, section: 'dashboards', children: [] };
}

/** An entry of the company's section. */
export function entry(id: MenuEntryId, path: string, icon: string, children: readonly MenuEntry[] = []): MenuEntry {
  return { id, key: `menu.${id}`, path, icon, section: 'company', children };
}

/** An entry below another one of the company's section. */
export function child(id: MenuEntryId, path: string): MenuEntry {
  return entry(id, path, 'dot');
}
