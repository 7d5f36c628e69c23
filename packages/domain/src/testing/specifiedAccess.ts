import type { EmployeeList, MenuEntryId, Right, Viewer } from '../access/index.ts';

/**
 * Expected access, written by hand from the specification, independent of the tables under test: for company 1, on no
 * list, without a team in the carousel. `onList` and `inCarousel` add roles for people on the list or with such a team.
 */
export type Expectation = {
  readonly requirement: string;
  readonly roles: readonly number[];
  readonly onList?: Partial<Readonly<Record<EmployeeList, readonly number[]>>>;
  readonly inCarousel?: readonly number[];
  readonly company?: (companyId: number) => boolean;
};

/** A person, and the lists that name them. */
export type Person = Viewer & { readonly lists: readonly EmployeeList[] };

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 99];
const NOT_11_15 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 99];
const NOT_11_14_15 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 99];
const BELOW_8 = [1, 2, 3, 4, 5, 6, 7];
const REPORTS = [1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 16, 99];
const only1 = { roles: [1] };
const prospects = { requirement: 'MNU-20 MNU-21', roles: NOT_11_15 };
const extraProspects = { requirement: 'MNU-05 MNU-21', roles: [1] };
const quotations = { requirement: 'MNU-09 MNU-10', roles: NOT_11_15 };
const funeral = { requirement: 'MNU-22', roles: [1] };
const reports = { requirement: 'MNU-23 MNU-24', roles: REPORTS, onList: { reports: ALL } };
const discounts = { requirement: 'MNU-26', roles: [1, 2, 3, 4, 5] };
const contractSheet = { requirement: 'MNU-28', roles: [1, 2, 13] };
const recordari = { requirement: 'MNU-36', roles: BELOW_8 };
const contracts = { requirement: 'MNU-30', roles: NOT_11_15 };
const catalogs = { requirement: 'MNU-05 MNU-32 MNU-33', roles: [1, 13] };
const budgets = { requirement: 'MNU-32 MNU-33', roles: [1, 12, 13] };
const guards = { requirement: 'MNU-05 MNU-34', roles: [1, 13] };
const users = { requirement: 'MNU-03 MNU-05 MNU-35', roles: [1, 15] };
const unlisted = { requirement: 'MNU-01', roles: [] };
const linked = { requirement: 'RTE-14', roles: [] };

const MENU: Readonly<Record<MenuEntryId, Expectation>> = {
  activitiesDashboard: { requirement: 'MNU-06', roles: NOT_11_15 },
  dashboard: { requirement: 'MNU-07', roles: NOT_11_15 },
  salesDashboard: { requirement: 'MNU-14', roles: NOT_11_15 },
  totalSalesDashboard: { requirement: 'MNU-11', roles: [1, 14] },
  salesTeamDashboard: { requirement: 'MNU-12', ...only1, onList: { teamSales: ALL } },
  financialDashboard: { requirement: 'MNU-15', roles: NOT_11_15 },
  monthlyOffer: { requirement: 'MNU-13', ...only1, onList: { teamSales: ALL } },
  commissionsReport: { requirement: 'MNU-16 MNU-17', roles: NOT_11_15, company: (id) => id === 2 },
  commissionsAnalytics: { requirement: 'MNU-16 MNU-17', roles: NOT_11_15, company: (id) => id !== 2 },
  carousel: { requirement: 'MNU-18', roles: [1, 2, 3, 12, 13, 14], inCarousel: [4, 5, 7] },
  prospect: prospects,
  prospectBrowse: prospects,
  prospectNotFollowing: prospects,
  prospectReassigned: prospects,
  prospectClients: prospects,
  prospectDatabaseReview: extraProspects,
  prospectDatabases: extraProspects,
  prospectInsurancePrices: extraProspects,
  prospectOfferTeams: extraProspects,
  prospectAdd: prospects,
  prospectSimple: linked,
  prospectDetail: linked,
  funeralnet: funeral,
  funeralnetFollowUp: funeral,
  funeralnetQuotes: funeral,
  funeralnetTabulator: funeral,
  report: reports,
  reportRejected: reports,
  reportDiscounts: discounts,
  reportDiscountsRequested: discounts,
  reportActivityTypes: reports,
  reportActivities: reports,
  reportTracings: reports,
  reportProspectionMeans: reports,
  reportProspects: reports,
  reportProspects2: reports,
  reportQuotations: reports,
  reportWeighing: reports,
  reportInsurance: { requirement: 'MNU-27', roles: [13], onList: { insuranceReport: ALL } },
  reportContractSheet: contractSheet,
  reportTopAdditionals: contractSheet,
  reportMarketing: { requirement: 'MNU-29', roles: [1, 2, 3, 4, 5, 12, 13] },
  reportBeneficiariesPeriod: { requirement: 'MNU-25', ...only1 },
  activity: { requirement: 'MNU-08 MNU-10', roles: NOT_11_14_15 },
  recordari,
  recordariHome: recordari,
  recordariReservations: recordari,
  quotation: quotations,
  quotationBrowse: quotations,
  quotationAdd: quotations,
  contract: contracts,
  contractBrowse: contracts,
  contractDiscountRequests: { requirement: 'MNU-31', roles: [1, 2, 3, 4, 5] },
  contractUpgrade: contracts,
  contractBeneficiaries: contracts,
  contractDefaulters: contracts,
  catalog: budgets,
  catalogActivityTypes: catalogs,
  catalogActivitySubjects: catalogs,
  catalogTracings: catalogs,
  catalogEmailTemplates: catalogs,
  catalogDiscountCertificates: catalogs,
  catalogDigitalMediaBudget: budgets,
  catalogTeamSalesBudget: budgets,
  guard: guards,
  guardAdd: guards,
  guardAssigned: guards,
  user: users,
  userBrowse: users,
  userLocations: users,
  userInvoicing: users,
  accountPassword: unlisted,
  permissions: unlisted,
};

/** Who may open a module by URL; every other module is open to all who are signed in. */
const GUARDS: Readonly<Record<string, Expectation>> = {
  carousel: { requirement: 'RTE-04 RTE-05 MNU-19', roles: [1, 2, 3, 12, 13, 14], inCarousel: [4, 5] },
  report: {
    requirement: 'RTE-04 RTE-06 RTE-07',
    roles: [1, 2, 3, 4, 5, 6, 7, 12, 13, 14],
    onList: { reports: ALL },
  },
  catalog: { requirement: 'RTE-04 RTE-08', roles: [1, 2, 3, 4, 5, 6, 7, 12, 13] },
  guard: { requirement: 'RTE-04 RTE-09', roles: [1, 2, 3, 4, 5, 6, 7, 13] },
  user: { requirement: 'RTE-04 RTE-10', roles: [1, 2, 3, 4, 5, 6, 7, 15] },
  recordari: { requirement: 'RTE-04 RTE-11', roles: BELOW_8 },
  // Not specified: the page that shows all access rules.
  permissions: { requirement: 'RTE-04', roles: [1] },
};
const open = { requirement: 'RTE-02 RTE-03', roles: ALL };

const RIGHTS: Readonly<Record<Right, Expectation>> = {
  downloadCsv: { requirement: 'TBL-13', roles: [1, 2, 3, 4, 5], onList: { csvDownload: ALL } },
  print: { requirement: 'TBL-14', roles: [1, 2, 3, 4] },
  chooseManagers: { requirement: 'STM-06', roles: [1, 2, 3, 4], onList: { teamManagerSelector: ALL } },
  plainPdf: { requirement: 'PDF-02', roles: ALL },
  trainerPdf: { requirement: 'PDF-03', roles: [7] },
  managerPdf: { requirement: 'PDF-04', roles: [1, 6, 7] },
  channelManagerPdf: { requirement: 'PDF-05', roles: [1, 5] },
  subdirectorPdf: { requirement: 'PDF-06', roles: [1, 4] },
};

/** The entries and rights that it names, and what it says of one entry, one path, one right. */
export const specified = {
  entries: Object.keys(MENU),
  rights: Object.keys(RIGHTS),
  menu: (id: MenuEntryId): Expectation => MENU[id],
  guard: (path: string): Expectation => GUARDS[path.split('/')[1] ?? ''] ?? open,
  right: (right: Right): Expectation => RIGHTS[right],
};

const FUNERAL = ['funeralnet', 'funeralnetFollowUp', 'funeralnetQuotes', 'funeralnetTabulator'];
const USERS = ['user', 'userBrowse', 'userLocations', 'userInvoicing'];

/** Whether the specification admits the person. */
export function isMet(expectation: Expectation, { roleId, companyId, teamCarousel, lists }: Person): boolean {
  const { roles, onList = {}, inCarousel = [], company = () => true } = expectation;
  if (!company(companyId)) return false;
  return (
    roles.includes(roleId) ||
    lists.some((list) => onList[list]?.includes(roleId)) ||
    (teamCarousel && inCarousel.includes(roleId))
  );
}

/** Whether the specification shows the person the entry, including the single-module restrictions. */
export function isShown(id: MenuEntryId, person: Person): boolean {
  if (person.roleId === 15 && !USERS.includes(id)) return false; // MNU-03
  if (person.companyId === 3 && person.roleId !== 1 && person.roleId !== 15)
    return FUNERAL.includes(id) && ALL.includes(person.roleId); // MNU-04 MNU-27 names an employee; the entry is still below the reports and hidden with them.
  if (id === 'reportInsurance' && !isMet(reports, person)) return false;
  return isMet(MENU[id], person);
}
