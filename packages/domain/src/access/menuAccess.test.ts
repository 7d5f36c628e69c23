import { describe, expect, it } from 'vitest';
import { EVERY_VIEWER, everyListOfOne, LISTED_EMPLOYEE, viewer } from '../testing/viewers.ts';
import {
  type AccessConfig,
  canOpenPath,
  canSeeMenuEntry,
  DEFAULT_ACCESS_CONFIG,
  guardVerdict,
  type MenuEntryId,
  menuVerdict,
} from './index.ts';

/**
 * Written from the specification by hand, role by role, apart from the table under test: who sees the entry in company 1.
 * `listed` and `inCarousel` add roles for whoever is on the list or has a team in the carousel.
 */
type Expectation = {
  readonly requirement: string;
  readonly roles: readonly number[];
  readonly listed?: readonly number[];
  readonly inCarousel?: readonly number[];
  readonly company?: (companyId: number) => boolean;
};

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
const reports = { requirement: 'MNU-23 MNU-24', roles: REPORTS, listed: ALL };
const discounts = { requirement: 'MNU-26', roles: [1, 2, 3, 4, 5] };
const contractSheet = { requirement: 'MNU-28', roles: [1, 2, 13] };
const recordari = { requirement: 'MNU-36', roles: BELOW_8 };
const contracts = { requirement: 'MNU-30', roles: NOT_11_15 };
const catalogs = { requirement: 'MNU-32 MNU-33', roles: [1, 13] };
const budgets = { requirement: 'MNU-32 MNU-33', roles: [1, 12, 13] };
const guards = { requirement: 'MNU-34', roles: [1, 13] };
const users = { requirement: 'MNU-03 MNU-35', roles: [1, 15] };
const linked = { requirement: 'RTE-14', roles: [] };

const EXPECTATIONS: Readonly<Record<MenuEntryId, Expectation>> = {
  activitiesDashboard: { requirement: 'MNU-06', roles: NOT_11_15 },
  dashboard: { requirement: 'MNU-07', roles: NOT_11_15 },
  salesDashboard: { requirement: 'MNU-14', roles: NOT_11_15 },
  totalSalesDashboard: { requirement: 'MNU-11', roles: [1, 14] },
  salesTeamDashboard: { requirement: 'MNU-12', ...only1, listed: ALL },
  financialDashboard: { requirement: 'MNU-15', roles: NOT_11_15 },
  monthlyOffer: { requirement: 'MNU-13', ...only1, listed: ALL },
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
  reportInsurance: { requirement: 'MNU-27', roles: [13], listed: ALL },
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
};

const FUNERAL = ['funeralnet', 'funeralnetFollowUp', 'funeralnetQuotes', 'funeralnetTabulator'];
const USERS = ['user', 'userBrowse', 'userLocations', 'userInvoicing'];

function isExpected(
  entryId: MenuEntryId,
  { roleId, companyId, employeeId, teamCarousel }: (typeof EVERY_VIEWER)[number],
) {
  const { roles, listed = [], inCarousel = [], company = () => true } = EXPECTATIONS[entryId];
  if (roleId === 15 && !USERS.includes(entryId)) return false; // MNU-03
  if (companyId === 3 && roleId !== 1) return FUNERAL.includes(entryId) && ALL.includes(roleId); // MNU-04
  if (!company(companyId)) return false;
  return (
    roles.includes(roleId) ||
    (employeeId === LISTED_EMPLOYEE && listed.includes(roleId)) ||
    (teamCarousel && inCarousel.includes(roleId))
  );
}

const entryIds = Object.keys(EXPECTATIONS).filter((id): id is MenuEntryId => id in EXPECTATIONS);

describe('menu entries', () => {
  it.each(entryIds.map((id) => [EXPECTATIONS[id].requirement, id] as const))(
    'MNU-01 MNU-02 MNU-04 %s decide on %s for every role, company, list and team',
    (_requirement, id) => {
      const wrong = EVERY_VIEWER.filter((who) => canSeeMenuEntry(id, who, everyListOfOne) !== isExpected(id, who));
      expect(wrong).toEqual([]);
    },
  );

  it('MNU-02 nobody is on a list by default', () => {
    const listed = viewer(8, { employeeId: LISTED_EMPLOYEE });
    expect(canSeeMenuEntry('salesTeamDashboard', listed, DEFAULT_ACCESS_CONFIG)).toBe(false);
    expect(canSeeMenuEntry('report', listed, DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it('MNU-26 the roles of the discount reports are configured', () => {
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, roles: { discountReports: [6] } };
    expect(canSeeMenuEntry('reportDiscounts', viewer(6), config)).toBe(true);
    expect(canSeeMenuEntry('reportDiscounts', viewer(1), config)).toBe(false);
  });

  it('MNU-10 activities and quotations both show for role 13', () => {
    expect(canSeeMenuEntry('activity', viewer(13), DEFAULT_ACCESS_CONFIG)).toBe(true);
    expect(canSeeMenuEntry('quotation', viewer(13), DEFAULT_ACCESS_CONFIG)).toBe(true);
  });

  it('MNU-37 an employee may be excluded from entries, and from a group with all its children', () => {
    const employees = { ...DEFAULT_ACCESS_CONFIG.employees, menuExclusions: { '12': ['activity', 'contract'] } };
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, employees };
    const hidden = (employeeId: number | null) =>
      entryIds.filter(
        (id) =>
          canSeeMenuEntry(id, viewer(1, { employeeId }), DEFAULT_ACCESS_CONFIG) &&
          !canSeeMenuEntry(id, viewer(1, { employeeId }), config),
      );
    expect(hidden(12)).toEqual([
      'activity',
      'contract',
      'contractBrowse',
      'contractDiscountRequests',
      'contractUpgrade',
      'contractBeneficiaries',
      'contractDefaulters',
    ]);
    expect(hidden(13)).toEqual([]);
    expect(hidden(null)).toEqual([]);
  });

  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('MNU-01 role or company %d sees nothing', (id) => {
    const sees = entryIds.filter(
      (entryId) =>
        canSeeMenuEntry(entryId, viewer(id, { employeeId: LISTED_EMPLOYEE }), everyListOfOne) ||
        canSeeMenuEntry(entryId, viewer(1, { companyId: id }), everyListOfOne),
    );
    expect(sees).toEqual([]);
  });
});

describe('menu and guard of the carousel', () => {
  const seven = viewer(7, { teamCarousel: true });

  it('MNU-19 role 7 with a team in the carousel sees the entry and may not open it', () => {
    expect(canSeeMenuEntry('carousel', seven, DEFAULT_ACCESS_CONFIG)).toBe(true);
    expect(canOpenPath('/carousel', seven, DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it('MNU-19 carousel.guardAllowsRole7 opens it for such a role 7 alone', () => {
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, carousel: { guardAllowsRole7: true } };
    expect(canOpenPath('/carousel', seven, config)).toBe(true);
    expect(canOpenPath('/carousel', viewer(7), config)).toBe(false);
    expect(canOpenPath('/carousel', viewer(8, { teamCarousel: true }), config)).toBe(false);
  });

  it('MNU-19 menu.hideGuarded hides exactly what the guard refuses', () => {
    const config: AccessConfig = { ...everyListOfOne, menu: { hideGuarded: true } };
    const hidden = EVERY_VIEWER.flatMap((who) =>
      entryIds
        .filter((id) => canSeeMenuEntry(id, who, everyListOfOne) && !canSeeMenuEntry(id, who, config))
        .map((id) => `${who.roleId} ${id}`),
    );
    const groupWide = entryIds.filter((id) => EXPECTATIONS[id] === reports);
    const expected = [16, 99].flatMap((role) => groupWide.map((id) => `${role} ${id}`));
    expect(new Set(hidden)).toEqual(new Set(['7 carousel', ...expected]));
  });
});

const reason = (id: MenuEntryId, who: ReturnType<typeof viewer>, config = DEFAULT_ACCESS_CONFIG) =>
  menuVerdict(id, who, config).by;

describe('why the menu shows an entry', () => {
  it('MNU-18 MNU-19 is its own rule, beside which the guard may say otherwise', () => {
    const seven = viewer(7, { teamCarousel: true });
    expect(menuVerdict('carousel', seven, DEFAULT_ACCESS_CONFIG)).toMatchObject({
      allowed: true,
      by: { kind: 'rule' },
    });
    expect(guardVerdict('/carousel', seven, DEFAULT_ACCESS_CONFIG)).toMatchObject({ allowed: false });
    expect(reason('totalSalesDashboard', viewer(8))).toEqual({ kind: 'rule', rule: { kind: 'roles', ids: [1, 14] } });
  });

  it('MNU-03 MNU-04 MNU-37 is a restriction, an exclusion, a guard or the group above it', () => {
    expect(reason('funeralnetQuotes', viewer(15, { companyId: 3 }))).toEqual({ kind: 'restricted', to: 'user' });
    expect(reason('contractUpgrade', viewer(8, { companyId: 3 }))).toEqual({ kind: 'restricted', to: 'funeralnet' });
    expect(reason('catalogTeamSalesBudget', viewer(8))).toEqual({ kind: 'group', group: 'catalog' });
    const menuExclusions = { '12': ['contract'] };
    const employees = { ...DEFAULT_ACCESS_CONFIG.employees, menuExclusions };
    expect(reason('contract', viewer(8), { ...DEFAULT_ACCESS_CONFIG, employees })).toEqual({ kind: 'excluded' });
    const hiding = { ...DEFAULT_ACCESS_CONFIG, menu: { hideGuarded: true } };
    expect(reason('carousel', viewer(7, { teamCarousel: true }), hiding)).toEqual({ kind: 'guarded' });
  });

  it('RTE-02 RTE-03 a path without a guard is open to anyone', () => {
    expect(guardVerdict('/contract/beneficiaries-period', viewer(11), DEFAULT_ACCESS_CONFIG)).toEqual({
      allowed: true,
      by: { kind: 'anyone' },
    });
  });
});
