import type { OperationId } from '../http/document.ts';

/** Calls of the document that answer 501 for now. Whoever builds one takes it off; the contract tests hold the list true. */
const CALLS: readonly OperationId[] = [
  'addActivity',
  'assignLead',
  'attendLead',
  'compareTeamSales',
  'decideWeeklyCommissions',
  'downloadAdviserCommissions',
  'downloadChannelManagerCommissions',
  'downloadManagerCommissions',
  'downloadSubdirectorCommissions',
  'downloadTrainerCommissions',
  'endActivity',
  'getActivities',
  'getActivitiesCount',
  'getActivityStatus',
  'getCarousel',
  'getCommissionReport',
  'getCreatedProspectsDate',
  'getCreatedProspectsPerDate',
  'getDigitalMedia',
  'getExpiredActivities',
  'getFinancialDashboard',
  'getMonthlyOffer',
  'getProspectionMeansCount',
  'getSalesAmounts',
  'getSalesDashboard',
  'getTeamSales',
  'getTotalSales',
  'getTracingsCount',
  'getWeeklyCommissions',
  'lookUpPostalCode',
  'rescheduleActivity',
  'startActivity',
];

export const NOT_YET_SERVED: ReadonlySet<string> = new Set(CALLS);
