import { isRoleUpTo } from './role.ts';

/** The one role above 5 that sees whose activities they are. */
const OTHER_ROLE = 13;

/** Whether lists have the column of the manager (ACL-14). */
export function canSeeManagerColumn(roleId: number): boolean {
  return isRoleUpTo(4, roleId) || roleId === OTHER_ROLE;
}

/** Whether the manager's name is shown; role 13 has the column and not the name, role 5 the name and no column (ACL-16). */
export function canSeeManagerName(roleId: number): boolean {
  return isRoleUpTo(5, roleId);
}

/** Whether the adviser's column and name are shown (ACL-15). */
export function canSeeAdviserName(roleId: number): boolean {
  return isRoleUpTo(5, roleId) || roleId === OTHER_ROLE;
}
