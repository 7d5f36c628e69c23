import type { SessionUser } from '../session/index.ts';
import { isId, isRoleUpTo } from './role.ts';
import type { Viewer } from './rule.ts';

/** The highest role that reassigns leads (CAR-09). */
const LAST_TO_REASSIGN = 4;

/** Whether the viewer sees the list of leads: people available for the carousel (CAR-15), and those who reassign what waits in it. */
export function canSeeLeads({ roleId, carouselOn }: Pick<SessionUser, 'roleId' | 'carouselOn'>): boolean {
  return canReassign({ roleId }) || (isId(roleId) && carouselOn);
}

/** Whether the viewer may reassign leads and prospects to other advisers: roles 4 and lower (CAR-09). */
export function canReassign({ roleId }: Pick<SessionUser, 'roleId'>): boolean {
  return isRoleUpTo(LAST_TO_REASSIGN, roleId);
}

/** Whether the viewer may switch their carousel availability on and off (CAR-19, SHL-20). */
export function canSwitchAvailability({ roleId, teamCarousel }: Pick<SessionUser, 'roleId' | 'teamCarousel'>): boolean {
  return isId(roleId) && teamCarousel;
}

/** The highest role that decides on discounts (MNU-31). */
const LAST_TO_DECIDE = 5;

/** Whether the viewer decides on the discounts that are asked for, and sees what a sale costs: roles 5 and lower (MNU-31). */
export function canDecideDiscounts({ roleId }: Pick<Viewer, 'roleId'>): boolean {
  return isRoleUpTo(LAST_TO_DECIDE, roleId);
}
