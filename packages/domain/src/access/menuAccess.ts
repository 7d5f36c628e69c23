import type { AccessConfig } from './accessConfig.ts';
import { MENU_RESTRICTIONS, MENU_RULES, type MenuRule } from './accessRules.ts';
import type { Viewer } from './rule.ts';

/** Names every entry of the side menu, and the pages reached by links that have a title and breadcrumbs alone. */
export type MenuEntryId = keyof typeof MENU_RULES;

const rules: Readonly<Record<MenuEntryId, MenuRule>> = MENU_RULES;

/**
 * Whether the viewer finds the entry in the side menu (MNU-01 to MNU-37): by its own rule, by that of the group it
 * stands under, by the restrictions of role 15 and company 3, and unless excluded by configuration. With
 * `menu.hideGuarded` the guard of its module must admit the viewer too (MNU-19).
 */
export function canSeeMenuEntry(entryId: MenuEntryId, viewer: Viewer, config: AccessConfig): boolean {
  const { menu, group } = rules[entryId];
  const module = group ?? entryId;
  return (
    menu(viewer, config) &&
    !isExcluded(entryId, viewer, config) &&
    MENU_RESTRICTIONS.every(({ to, applies }) => to === module || !applies(viewer, config)) &&
    (!config.menu.hideGuarded || passesGuard(module, viewer, config)) &&
    (group === undefined || canSeeMenuEntry(group, viewer, config))
  );
}

function isExcluded(entryId: MenuEntryId, { employeeId }: Viewer, { employees }: AccessConfig): boolean {
  return employeeId !== null && (employees.menuExclusions[employeeId]?.includes(entryId) ?? false);
}

/**
 * Whether the guard lets the viewer open a path of the application (RTE-02 to RTE-11). Modules without a guard are open
 * to any signed-in person, whatever the menu shows; that the path leads anywhere is the router's to say.
 * @param path Absolute; letter case, query and fragment do not matter (RTE-12).
 */
export function canOpenPath(path: string, viewer: Viewer, config: AccessConfig): boolean {
  const module = path.toLowerCase().match(/[^/?#]+/)?.[0] ?? '';
  return !isMenuEntryId(module) || passesGuard(module, viewer, config);
}

function passesGuard(module: MenuEntryId, viewer: Viewer, config: AccessConfig): boolean {
  return rules[module].guard?.(viewer, config) ?? true;
}

function isMenuEntryId(text: string): text is MenuEntryId {
  return Object.hasOwn(rules, text);
}
