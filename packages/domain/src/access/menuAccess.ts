import type { AccessConfig } from './accessConfig.ts';
import { MENU_RESTRICTIONS, MENU_RULES, type MenuRule } from './accessRules.ts';
import { allOf, anyone, holds, type Rule, type Verdict, type Viewer } from './rule.ts';

/** Id of a side menu entry, or of a page that is reached by links and has only a title and breadcrumbs. */
export type MenuEntryId = keyof typeof MENU_RULES;

const rules: Readonly<Record<MenuEntryId, MenuRule>> = MENU_RULES;

/** Why the menu shows or hides an entry: the first reason that decides. */
export type MenuReason =
  /** Its own rule decides, together with the rule of its group. */
  | { readonly kind: 'rule'; readonly rule: Rule }
  /** Excluded by configuration for this employee (MNU-37). */
  | { readonly kind: 'excluded' }
  /** Viewers admitted by `rule` see only that module, and this viewer is one of them (MNU-03, MNU-04). */
  | { readonly kind: 'restricted'; readonly to: MenuEntryId; readonly rule: Rule }
  /** `menu.hideGuarded`: the module's guard would refuse the viewer (MNU-19). */
  | { readonly kind: 'guarded' }
  /** Its group is hidden. */
  | { readonly kind: 'group'; readonly group: MenuEntryId };

/**
 * Whether the viewer sees the entry in the side menu, and why (MNU-01 to MNU-37). Decided by its own rule, the rule of
 * its group, the restrictions of role 15 and company 3, and the configured exclusions. With `menu.hideGuarded` the
 * guard of its module must admit the viewer too (MNU-19).
 */
export function menuVerdict(entryId: MenuEntryId, viewer: Viewer, config: AccessConfig): Verdict<MenuReason> {
  const { menu, group } = rules[entryId];
  const module = group ?? entryId;
  const refused = (by: MenuReason) => ({ allowed: false, by });
  if (!holds(menu, viewer, config)) return refused({ kind: 'rule', rule: menu });
  if (isExcluded(entryId, viewer, config)) return refused({ kind: 'excluded' });
  const restriction = MENU_RESTRICTIONS.find(({ to, applies }) => to !== module && holds(applies, viewer, config));
  if (restriction !== undefined) return refused({ kind: 'restricted', to: restriction.to, rule: restriction.applies });
  if (config.menu.hideGuarded && !holds(guardOf(module), viewer, config)) return refused({ kind: 'guarded' });
  if (group !== undefined && !canSeeMenuEntry(group, viewer, config)) return refused({ kind: 'group', group });
  return { allowed: true, by: { kind: 'rule', rule: group === undefined ? menu : allOf(rules[group].menu, menu) } };
}

/** Whether the viewer sees the entry in the side menu (MNU-01). */
export function canSeeMenuEntry(entryId: MenuEntryId, viewer: Viewer, config: AccessConfig): boolean {
  return menuVerdict(entryId, viewer, config).allowed;
}

function isExcluded(entryId: MenuEntryId, { employeeId }: Viewer, { employees }: AccessConfig): boolean {
  return employeeId !== null && (employees.menuExclusions[employeeId]?.includes(entryId) ?? false);
}

/**
 * Whether the guard lets the viewer open a path, and by which rule (RTE-02 to RTE-11). Modules without a guard are open
 * to every signed-in viewer, whatever the menu shows. The router decides whether the path exists.
 * @param path Absolute. Letter case, query and fragment are ignored (RTE-12).
 */
export function guardVerdict(path: string, viewer: Viewer, config: AccessConfig): Verdict<Rule> {
  const module = path.toLowerCase().match(/[^/?#]+/)?.[0] ?? '';
  const by = isMenuEntryId(module) ? guardOf(module) : anyone;
  return { allowed: holds(by, viewer, config), by };
}

/** Whether the guard lets the viewer open a path (RTE-02 to RTE-11). */
export function canOpenPath(path: string, viewer: Viewer, config: AccessConfig): boolean {
  return guardVerdict(path, viewer, config).allowed;
}

const guardOf = (module: MenuEntryId): Rule => rules[module].guard ?? anyone;

function isMenuEntryId(text: string): text is MenuEntryId {
  return Object.hasOwn(rules, text);
}
