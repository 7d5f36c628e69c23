import type { MenuEntryId } from '../../access/index.ts';

/** The entries of the menu that lead to a report; apart from the descriptions, which only their page needs. */
export const REPORT_ENTRIES = [
  'reportRejected',
  'reportDiscounts',
  'reportDiscountsRequested',
  'reportActivityTypes',
  'reportActivities',
  'reportTracings',
  'reportProspectionMeans',
  'reportProspects',
  'reportProspects2',
  'reportQuotations',
  'reportWeighing',
  'reportInsurance',
  'reportContractSheet',
  'reportTopAdditionals',
  'reportMarketing',
] as const satisfies readonly MenuEntryId[];

/** Whether an entry of the menu leads to a report. */
export const isReportEntry = (entry: MenuEntryId): boolean => REPORT_ENTRIES.some((one) => one === entry);
