import type { Viewer } from '../access/index.ts';
import type { CommissionStatus, WeeklyCommissions } from './weeklyCommissions.ts';

/** Who decides about their own week (CMA-12). */
const DECIDING_ROLES: readonly number[] = [8, 9];

/** Whether a role decides about a week's commissions at all (CMA-12, CMA-15). */
export const mayDecide = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => DECIDING_ROLES.includes(roleId);

/**
 * Whether a role sees, and chooses among, the weekly commissions of others; all others see their own alone, by their own seller's
 * number (CMA-02, CMA-03). What is no role at all sees nobody's.
 */
export const seesOthersCommissions = ({ roleId }: Pick<Viewer, 'roleId'>): boolean =>
  Number.isInteger(roleId) && roleId >= 1 && roleId < 8;

/** What a role can make of a week in that status: accepted or in reconciliation while it is pending, nothing after that (CMA-12 to CMA-15). */
export function statusMoves(
  status: CommissionStatus | null,
  viewer: Pick<Viewer, 'roleId'>,
): readonly CommissionStatus[] {
  return status === 'pending' && mayDecide(viewer) ? ['accepted', 'inReconciliation'] : [];
}

/** Why a pending week cannot be decided now, or null: without lines there is nothing to sign (CMA-21), and with lines that could not be read nobody knows what they sign. */
export function decisionObstacle({
  lines,
  unreadable,
}: Pick<WeeklyCommissions, 'lines' | 'unreadable'>): 'noLines' | 'unreadable' | null {
  if (unreadable > 0) return 'unreadable';
  return lines.length === 0 ? 'noLines' : null;
}
