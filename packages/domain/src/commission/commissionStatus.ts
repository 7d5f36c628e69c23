import { mayDecide, type Viewer } from '../access/index.ts';
import type { CommissionStatus, WeeklyCommissions } from './weeklyCommissions.ts';

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
