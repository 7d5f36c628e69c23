export type { CommissionReportRow } from './commissionReport.ts';
export type { CommissionDecision, CommissionLine, CommissionStatus, WeeklyCommissions } from './weeklyCommissions.ts';
