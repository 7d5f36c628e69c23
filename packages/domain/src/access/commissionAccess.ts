import { isRoleUpTo } from './role.ts';
import type { Viewer } from './rule.ts';

/** Who decides about their own week (CMA-12). */
const DECIDING_ROLES: readonly number[] = [8, 9];
/** The last role that sees what others earn (CMA-02). */
const LAST_TO_SEE_OTHERS = 7;
/** The one role that sees the 'Comisión Integre 26%' (CMR-03). */
const SEES_INTEGRE = 1;

/** Whether a role decides about a week's commissions at all (CMA-12, CMA-15). */
export const mayDecide = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => DECIDING_ROLES.includes(roleId);

/**
 * Whether a role sees, and chooses among, the weekly commissions of others; all others see their own alone, by their own seller's
 * number (CMA-02, CMA-03). What is no role at all sees only its own.
 */
export const seesOthersCommissions = ({ roleId }: Pick<Viewer, 'roleId'>): boolean =>
  isRoleUpTo(LAST_TO_SEE_OTHERS, roleId);

/** Whether a role sees the 'Comisión Integre 26%', in the answer, the table, its file and its sheet (CMR-03, CMR-06). */
export const seesIntegre = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => roleId === SEES_INTEGRE;
