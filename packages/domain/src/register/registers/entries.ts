import type { MenuEntryId } from '../../access/index.ts';

/** The entries of the menu that lead to a register; apart from the descriptions, which only the pages need. */
export const REGISTER_ENTRIES = [
  'prospectDatabaseReview',
  'prospectDatabases',
  'prospectInsurancePrices',
  'prospectOfferTeams',
  'funeralnetFollowUp',
  'funeralnetQuotes',
  'userBrowse',
  'userLocations',
  'userInvoicing',
  'catalogActivityTypes',
  'catalogActivitySubjects',
  'catalogTracings',
  'catalogEmailTemplates',
  'catalogDiscountCertificates',
  'catalogDigitalMediaBudget',
  'catalogTeamSalesBudget',
  'contractBrowse',
  'contractUpgrade',
  'reportBeneficiariesPeriod',
  'contractBeneficiaries',
  'contractDiscountRequests',
  'contractDefaulters',
  'recordariReservations',
] as const satisfies readonly MenuEntryId[];

/** Whether an entry of the menu leads to a register. */
export const isRegisterEntry = (entry: MenuEntryId): boolean => REGISTER_ENTRIES.some((one) => one === entry);
