import type { AccessConfig } from './accessConfig.ts';
import { MENU_RULES } from './accessRules.ts';
import { isRoleUpTo } from './role.ts';
import { holds, type Viewer } from './rule.ts';

/**
 * Whether the viewer begins, ends and reschedules the activities that they see: the roles whose menu has them (MNU-08). To
 * begin one is to be told the phone, address or e-mail that its channel needs (CDR-08), also where lists blank it.
 */
export function canWorkActivities(viewer: Viewer, config: AccessConfig): boolean {
  return holds(MENU_RULES.activity.menu, viewer, config);
}

/** The one role above 5 that sees the adviser of an activity. */
const OTHER_ROLE = 13;

/** Whether lists have the manager column (ACL-14): not for role 13, which may not see what would stand in it (ACL-16). */
export function canSeeManagerColumn(roleId: number): boolean {
  return isRoleUpTo(4, roleId);
}

/** Whether the manager's name is shown: to role 5 too, whose lists have no such column (ACL-16). */
export function canSeeManagerName(roleId: number): boolean {
  return isRoleUpTo(5, roleId);
}

/** Whether the adviser's column and name are shown (ACL-15). */
export function canSeeAdviserName(roleId: number): boolean {
  return isRoleUpTo(5, roleId) || roleId === OTHER_ROLE;
}
