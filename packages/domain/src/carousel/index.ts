export type { AttendedLead, Lead, LeadShare } from './lead.ts';
export { leadAge, LATE_FROM_MINUTES, WAITING_FROM_MINUTES } from './leadAge.ts';
export type { LeadAge, LeadTone } from './leadAge.ts';
export { leadData, LEAD_DATA_LIMIT, LEAD_TEXT_LIMIT, readLeadData } from './leadData.ts';
export type { LeadDataReading } from './leadData.ts';
export { leadFairness } from './leadFairness.ts';
export type { LeadFairness } from './leadFairness.ts';
export { leadName } from './leadName.ts';
