import { isRoleUpTo } from './role.ts';
import type { Viewer } from './rule.ts';

/** The highest role that decides on discounts (MNU-31). */
const LAST_TO_DECIDE = 5;

/** Whether the viewer decides on the discounts that are asked for, and sees what a sale costs: roles 5 and lower (MNU-31). */
export function canDecideDiscounts({ roleId }: Pick<Viewer, 'roleId'>): boolean {
  return isRoleUpTo(LAST_TO_DECIDE, roleId);
}
