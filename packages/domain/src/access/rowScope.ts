import { seesOthersCommissions } from './commissionAccess.ts';
import type { Viewer } from './rule.ts';

/** The rows a viewer sees. */
export type Scope =
  | { readonly kind: 'company'; readonly companyId: number }
  /** An employee and everyone below, at any depth. */
  | { readonly kind: 'branch'; readonly companyId: number; readonly employeeId: number }
  | { readonly kind: 'own'; readonly companyId: number; readonly employeeId: number }
  | { readonly kind: 'none' };

type ScopedViewer = Pick<Viewer, 'roleId' | 'companyId' | 'employeeId'>;

const COMPANY_ROLES: ReadonlySet<number> = new Set([1, 2, 3, 12, 13, 14]);
/** Assistant management, channel management, management, trainer's team: each heads the branch below itself. */
const BRANCH_ROLES: ReadonlySet<number> = new Set([4, 5, 6, 7]);

/** The rows a viewer sees in calls that are open to every signed-in person. */
export function scopeOf({ roleId, companyId, employeeId }: ScopedViewer): Scope {
  if (COMPANY_ROLES.has(roleId)) return { kind: 'company', companyId };
  if (employeeId === null) return { kind: 'none' };
  return { kind: BRANCH_ROLES.has(roleId) ? 'branch' : 'own', companyId, employeeId };
}

/**
 * The weekly commissions a viewer sees. Pay is private: a role that sees the whole company elsewhere sees only its own
 * here, and nothing without a seller number (CMA-02, CMA-03).
 */
export function payScopeOf(viewer: ScopedViewer): Scope {
  const { companyId, employeeId } = viewer;
  if (seesOthersCommissions(viewer)) return scopeOf(viewer);
  return employeeId === null ? { kind: 'none' } : { kind: 'own', companyId, employeeId };
}
