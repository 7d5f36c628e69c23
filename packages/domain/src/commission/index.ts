export { canonicalWeek } from './canonicalWeek.ts';
export type { CommissionReportRow } from './commissionReport.ts';
export { decisionObstacle, statusMoves } from './commissionStatus.ts';
export {
  COMMISSION_AMOUNTS,
  type CommissionAmount,
  type CommissionTotals,
  type CommissionTypeTotals,
  commissionTotals,
  remainingCommission,
  remainingDiffers,
  remainingOfNewSales,
  totalsByType,
} from './commissionTotals.ts';
export { commissionTypeName } from './commissionType.ts';
export { type CommissionChange, compareWeeks, type WeekComparison } from './compareWeeks.ts';
export { type ExplainedPart, type ExplainedStep, explainCommissionLine, type LineExplanation } from './explainLine.ts';
export type {
  AdviserWeek,
  CommissionDecision,
  CommissionLine,
  CommissionReason,
  CommissionStatus,
  PendingWeek,
  WeekDecision,
  WeeklyCommissions,
} from './weeklyCommissions.ts';
