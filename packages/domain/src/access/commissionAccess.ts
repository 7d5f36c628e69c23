import { isRoleUpTo } from './role.ts';
import type { Viewer } from './rule.ts';

/** Roles that decide about their own week (CMA-12). */
const DECIDING_ROLES: readonly number[] = [8, 9];
/** The highest role that sees the pay of others (CMA-02). */
const LAST_TO_SEE_OTHERS = 7;
/** The only role that sees the 'Comisión Integre 26%' (CMR-03). */
const SEES_INTEGRE = 1;

/** Whether a role decides about weekly commissions (CMA-12, CMA-15). */
export const mayDecide = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => DECIDING_ROLES.includes(roleId);

/**
 * Whether a role sees and selects the weekly commissions of others. Other roles see only their own, by their seller
 * number (CMA-02, CMA-03). An id that is not a role sees only its own.
 */
export const seesOthersCommissions = ({ roleId }: Pick<Viewer, 'roleId'>): boolean =>
  isRoleUpTo(LAST_TO_SEE_OTHERS, roleId);

/** Whether a role sees the 'Comisión Integre 26%' in the answer, the table, its file and its sheet (CMR-03, CMR-06). */
export const seesIntegre = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => roleId === SEES_INTEGRE;
