import { isRoleUpTo } from './role.ts';

/** The one role above 5 that sees the adviser of an activity. */
const OTHER_ROLE = 13;

/** Whether lists have the manager column (ACL-14). */
export function canSeeManagerColumn(roleId: number): boolean {
  return isRoleUpTo(4, roleId) || roleId === OTHER_ROLE;
}

/**
 * Whether the manager's name is shown. Role 13 has the column without the name, role 5 the name without the column
 * (ACL-16).
 */
export function canSeeManagerName(roleId: number): boolean {
  return isRoleUpTo(5, roleId);
}

/** Whether the adviser's column and name are shown (ACL-15). */
export function canSeeAdviserName(roleId: number): boolean {
  return isRoleUpTo(5, roleId) || roleId === OTHER_ROLE;
}
