import {
  allOf,
  anyOf,
  anyone,
  carouselOpenToRole7,
  discountRoles,
  inCompany,
  listed,
  nobody,
  outsideCompany,
  type Rule,
  roles,
  rolesBelow,
  rolesExcept,
  rolesFrom,
  teamInCarousel,
} from './rule.ts';

/** Menu entries that have children. */
type MenuGroupId =
  | 'prospect'
  | 'funeralnet'
  | 'report'
  | 'recordari'
  | 'quotation'
  | 'contract'
  | 'catalog'
  | 'guard'
  | 'user';

export type MenuRule = {
  /** Who sees the entry in the menu. */
  readonly menu: Rule;
  /** Who may open the module by URL: every path whose first segment is the entry's id. Absent: everyone. */
  readonly guard?: Rule;
  /** The parent entry. A viewer who does not see the parent does not see this entry. */
  readonly group?: MenuGroupId;
};

// The specification says "below 8 except 11", which excludes 11 twice. The wording is kept (MNU-23, RTE-06 to RTE-11).
const belowEightExceptEleven = allOf(rolesBelow(8), rolesExcept(11));
/** Every role except 11 and 15. */
const staff = rolesExcept(11, 15);
const carouselTeams = (...ids: readonly number[]) => allOf(roles(...ids), teamInCarousel);

/**
 * Menu and guards: one row per entry. The menu and the guard of a module differ where the specification says so
 * (MNU-19, RTE-07 to RTE-10). `MENU_RESTRICTIONS` apply on top.
 */
export const MENU_RULES = {
  activitiesDashboard: { menu: staff }, // MNU-06
  dashboard: { menu: staff }, // MNU-07
  salesDashboard: { menu: staff }, // MNU-14
  totalSalesDashboard: { menu: roles(1, 14) }, // MNU-11
  salesTeamDashboard: { menu: anyOf(roles(1), listed('teamSales')) }, // MNU-12
  financialDashboard: { menu: staff }, // MNU-15
  monthlyOffer: { menu: anyOf(roles(1), listed('teamSales')) }, // MNU-13

  commissionsReport: { menu: allOf(staff, inCompany(2)) }, // MNU-16, MNU-17
  commissionsAnalytics: { menu: allOf(staff, outsideCompany(2)) }, // MNU-16, MNU-17

  carousel: {
    // MNU-18
    menu: anyOf(rolesBelow(4), roles(12, 13, 14), carouselTeams(4, 5, 7)),
    // RTE-05, MNU-19
    guard: anyOf(rolesBelow(4), roles(12, 13, 14), carouselTeams(4, 5), allOf(carouselOpenToRole7, carouselTeams(7))),
  },

  prospect: { menu: staff }, // MNU-20, MNU-21
  prospectBrowse: { group: 'prospect', menu: anyone },
  prospectNotFollowing: { group: 'prospect', menu: anyone },
  prospectReassigned: { group: 'prospect', menu: anyone },
  prospectClients: { group: 'prospect', menu: anyone },
  prospectDatabaseReview: { group: 'prospect', menu: roles(1) },
  prospectDatabases: { group: 'prospect', menu: roles(1) },
  prospectInsurancePrices: { group: 'prospect', menu: roles(1) },
  prospectOfferTeams: { group: 'prospect', menu: roles(1) },
  prospectAdd: { group: 'prospect', menu: anyone },
  // Reached by links, never listed (SHL-10, RTE-14). Listed here for their title and breadcrumbs.
  prospectSimple: { group: 'prospect', menu: nobody },
  prospectDetail: { group: 'prospect', menu: nobody },

  funeralnet: { menu: anyOf(roles(1), inCompany(3)) }, // MNU-22
  funeralnetFollowUp: { group: 'funeralnet', menu: anyone },
  funeralnetQuotes: { group: 'funeralnet', menu: anyone },
  funeralnetTabulator: { group: 'funeralnet', menu: anyone },

  report: {
    menu: anyOf(belowEightExceptEleven, rolesFrom(12), listed('reports')), // MNU-23
    guard: anyOf(belowEightExceptEleven, roles(12, 13, 14), listed('reports')), // RTE-06, RTE-07
  },
  reportRejected: { group: 'report', menu: anyone }, // MNU-24
  reportDiscounts: { group: 'report', menu: discountRoles }, // MNU-26
  reportDiscountsRequested: { group: 'report', menu: discountRoles }, // MNU-26
  reportActivityTypes: { group: 'report', menu: anyone },
  reportActivities: { group: 'report', menu: anyone },
  reportTracings: { group: 'report', menu: anyone },
  reportProspectionMeans: { group: 'report', menu: anyone },
  reportProspects: { group: 'report', menu: anyone },
  reportProspects2: { group: 'report', menu: anyone },
  reportQuotations: { group: 'report', menu: anyone },
  reportWeighing: { group: 'report', menu: anyone },
  reportInsurance: { group: 'report', menu: anyOf(roles(13), listed('insuranceReport')) }, // MNU-27
  reportContractSheet: { group: 'report', menu: anyOf(rolesBelow(3), roles(13)) }, // MNU-28
  reportTopAdditionals: { group: 'report', menu: anyOf(rolesBelow(3), roles(13)) }, // MNU-28
  reportMarketing: { group: 'report', menu: anyOf(rolesBelow(6), roles(12, 13)) }, // MNU-29
  reportBeneficiariesPeriod: { group: 'report', menu: roles(1) }, // MNU-25

  activity: { menu: rolesExcept(11, 14, 15) }, // MNU-08

  recordari: { menu: belowEightExceptEleven, guard: belowEightExceptEleven }, // MNU-36, RTE-11
  recordariHome: { group: 'recordari', menu: anyone },
  recordariReservations: { group: 'recordari', menu: anyone },

  quotation: { menu: staff }, // MNU-09
  quotationBrowse: { group: 'quotation', menu: anyone },
  quotationAdd: { group: 'quotation', menu: anyone },

  contract: { menu: staff }, // MNU-30
  contractBrowse: { group: 'contract', menu: anyone },
  contractDiscountRequests: { group: 'contract', menu: rolesBelow(6) }, // MNU-31
  contractUpgrade: { group: 'contract', menu: anyone },
  contractBeneficiaries: { group: 'contract', menu: anyone },
  contractDefaulters: { group: 'contract', menu: anyone },

  catalog: {
    menu: roles(1, 12, 13), // MNU-32
    guard: anyOf(belowEightExceptEleven, roles(12, 13)), // RTE-08
  },
  catalogActivityTypes: { group: 'catalog', menu: roles(1, 13) }, // MNU-32, MNU-33
  catalogActivitySubjects: { group: 'catalog', menu: roles(1, 13) },
  catalogTracings: { group: 'catalog', menu: roles(1, 13) },
  catalogEmailTemplates: { group: 'catalog', menu: roles(1, 13) },
  catalogDiscountCertificates: { group: 'catalog', menu: roles(1, 13) },
  catalogDigitalMediaBudget: { group: 'catalog', menu: anyone },
  catalogTeamSalesBudget: { group: 'catalog', menu: anyone },

  guard: { menu: roles(1, 13), guard: anyOf(belowEightExceptEleven, roles(13)) }, // MNU-34, RTE-09
  guardAdd: { group: 'guard', menu: anyone },
  guardAssigned: { group: 'guard', menu: anyone },

  user: { menu: roles(1, 15), guard: anyOf(belowEightExceptEleven, roles(15)) }, // MNU-35, RTE-10
  userBrowse: { group: 'user', menu: anyone },
  userLocations: { group: 'user', menu: anyone },
  userInvoicing: { group: 'user', menu: anyone },

  // Pages of the frame, reached from the user panel and never listed in the menu.
  accountPassword: { menu: nobody },
  permissions: { menu: nobody, guard: roles(1) },
} satisfies Record<string, MenuRule>;

/** Viewers who see a single module, whatever the rows above say (MNU-03, MNU-04). */
export const MENU_RESTRICTIONS: readonly { readonly to: keyof typeof MENU_RULES; readonly applies: Rule }[] = [
  { to: 'user', applies: roles(15) }, // MNU-03
  // MNU-04: what role 15 sees, the users, is one of role 1's items, which company 3 keeps.
  { to: 'funeralnet', applies: allOf(inCompany(3), rolesExcept(1, 15)) },
];

/** The PDFs of the weekly commissions, in screen order. */
export type PdfKind = 'plain' | 'trainer' | 'manager' | 'channelManager' | 'subdirector';

/** What a viewer may do on a screen. */
export const RIGHT_RULES = {
  downloadCsv: anyOf(rolesBelow(6), listed('csvDownload')), // TBL-13
  print: rolesBelow(5), // TBL-14
  chooseManagers: anyOf(rolesBelow(5), listed('teamManagerSelector')), // STM-06
  plainPdf: anyone, // PDF-02
  trainerPdf: roles(7), // PDF-03
  managerPdf: roles(1, 6, 7), // PDF-04
  channelManagerPdf: roles(1, 5), // PDF-05
  subdirectorPdf: roles(1, 4), // PDF-06
} satisfies Record<string, Rule> & Record<`${PdfKind}Pdf`, Rule>;
