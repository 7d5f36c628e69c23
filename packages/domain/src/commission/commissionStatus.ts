import { mayDecide, type Viewer } from '../access/index.ts';
import type { CommissionStatus, WeeklyCommissions } from './weeklyCommissions.ts';

/**
 * The statuses a role can move a week to: accepted or in reconciliation while pending, none after (CMA-12 to CMA-15).
 */
export function statusMoves(
  status: CommissionStatus | null,
  viewer: Pick<Viewer, 'roleId'>,
): readonly CommissionStatus[] {
  return status === 'pending' && mayDecide(viewer) ? ['accepted', 'inReconciliation'] : [];
}

/**
 * Why a pending week cannot be decided, or null: it has no lines (CMA-21), or lines that could not be read, so the
 * signer would not know what they sign.
 */
export function decisionObstacle({
  lines,
  unreadable,
}: Pick<WeeklyCommissions, 'lines' | 'unreadable'>): 'noLines' | 'unreadable' | null {
  if (unreadable > 0) return 'unreadable';
  return lines.length === 0 ? 'noLines' : null;
}
