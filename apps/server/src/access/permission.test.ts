import type { AccessConfig } from '@sereno/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { type ApiDocument, type OperationId, readDocument } from '../http/document.ts';
import { bearer, SECRET, START, startTestServer, type TestServer } from '../testing/testServer.ts';

/** Whom a call is for: roles, and roles that something else admits as well. */
type Who = {
  readonly roles: readonly number[];
  /** With `TeamCarousel` 1. */
  readonly inCarousel?: readonly number[];
  /** With `CarouselOn` 1. */
  readonly available?: readonly number[];
  /** On the list of employees who read reports. */
  readonly listed?: readonly number[];
};

const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const EVERYBODY: Who = { roles: ROLES };
/** Role 4 sees the list without a team of its own in the carousel (CAR-15), which the guard would ask for (RTE-05). */
const LEADS: Who = { roles: [1, 2, 3, 4, 12, 13, 14], inCarousel: [5], available: ROLES };
/** RTE-06. */
const REPORTS: Who = { roles: [1, 2, 3, 4, 5, 6, 7, 12, 13, 14], listed: ROLES };
/** MNU-08. */
const WORK: Who = { roles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13] };
/** MNU-20. */
const PROSPECTS: Who = { roles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14] };
const RECORDARI: Who = { roles: [1, 2, 3, 4, 5, 6, 7] };
const GUARDS: Who = { roles: [1, 2, 3, 4, 5, 6, 7, 13] };

/** Written out by hand from the specification, so that a new call needs a decision; strangers, too, make the first ones. */
const CALLS: Readonly<Record<OperationId, Who>> = {
  signIn: EVERYBODY,
  updateToken: EVERYBODY,
  register: EVERYBODY,
  forgotPassword: EVERYBODY,
  resetPassword: EVERYBODY,
  getHealth: EVERYBODY,

  getMe: EVERYBODY,
  logOut: EVERYBODY,
  changePassword: EVERYBODY,
  getSessions: EVERYBODY, // The person's own, as the two that end them.
  endSession: EVERYBODY,
  endOtherSessions: EVERYBODY,
  toggleCarousel: { roles: [], inCarousel: ROLES }, // CAR-19, SHL-20
  lookUpPostalCode: EVERYBODY,

  getCarousel: LEADS,
  attendLead: LEADS,
  assignLead: { roles: [1, 2, 3, 4] }, // CAR-09
  getLeadShares: { roles: [1, 2, 3, 4] },
  getAttendedLeads: EVERYBODY, // CAR-07: the rows are the person's own

  // RTE-11: the rooms for ceremonies.
  getRoomDay: RECORDARI,
  bookRoom: RECORDARI,
  moveReservation: RECORDARI,
  correctReservation: RECORDARI,
  cancelReservation: RECORDARI,

  // RTE-09: who plans the night guards. Their own ones concern everybody.
  getGuardMonth: GUARDS,
  getGuardHistory: GUARDS,
  changeGuardMonth: GUARDS,
  assignGuards: GUARDS,
  unassignGuards: GUARDS,
  moveGuard: GUARDS,
  getGuardRoster: EVERYBODY,
  getOwnGuards: EVERYBODY,
  askGuardSwap: EVERYBODY,
  answerGuardSwap: EVERYBODY,

  // RTE-02, RTE-03: the activities and what they are chosen from.
  getActivitiesByType: EVERYBODY,
  getActivities: EVERYBODY,
  getExpiredActivities: EVERYBODY,
  addActivity: EVERYBODY,
  startActivity: WORK, // MNU-08, CDR-08
  endActivity: WORK,
  rescheduleActivity: WORK,
  getProspectChoices: EVERYBODY, // ADL-39

  // RTE-02: the registers and one's own prospects; which rows is a matter of scope.
  getProspectList: EVERYBODY,
  getSimilarProspects: PROSPECTS,
  getProspect: EVERYBODY,
  getProspectHistory: EVERYBODY,
  search: EVERYBODY, // the kinds and rows are the person's own
  getEmailTemplates: EVERYBODY,
  getProspectionMeans: EVERYBODY,
  addProspect: EVERYBODY,
  editProspect: EVERYBODY,
  discardProspect: EVERYBODY,
  assignProspect: { roles: [1, 2, 3, 4] }, // CAR-09
  assignQuotation: { roles: [1, 2, 3, 4] }, // CAR-09

  // UND-35: of the quotations and contracts that the person sees, or of their own asking; deciding as the list (MNU-31).
  getDiscountedSale: EVERYBODY,
  getDiscountRequest: EVERYBODY,
  getDiscountCertificate: EVERYBODY,
  askDiscount: EVERYBODY,
  withdrawDiscount: EVERYBODY,
  getDiscountNews: EVERYBODY,
  readDiscountNews: EVERYBODY,
  decideDiscount: { roles: [1, 2, 3, 4, 5] },

  // RTE-03: quoting, for the prospects that the person sees.
  getQuotationOptions: EVERYBODY,
  getQuotations: EVERYBODY,
  getQuotation: EVERYBODY,
  downloadQuotation: EVERYBODY,
  getContract: EVERYBODY,
  getBeneficiaries: EVERYBODY,
  saveBeneficiaries: EVERYBODY,
  getUpgradeOffer: EVERYBODY,
  upgradeContract: EVERYBODY,
  addQuotation: EVERYBODY,

  // The catalogues are the choices of screens that are open; the guard of `/catalog` (RTE-08) is for changing them.
  getActivityTypes: EVERYBODY,
  getActivitySubjects: EVERYBODY,
  getTracingTypes: EVERYBODY,
  getManagements: EVERYBODY,
  getManagementsByUser: EVERYBODY,
  getJuniorManagementsByUser: EVERYBODY,
  getAssistantManagers: EVERYBODY,
  getVicePrincipalByUser: EVERYBODY,
  getTeamSalesManagers: EVERYBODY,
  getWeeks: EVERYBODY,
  getAdvisers: EVERYBODY,
  getAdvisersByUser: EVERYBODY,
  getAdvisersForDashboard: EVERYBODY,
  getTeamMembers: EVERYBODY,
  getActiveTeams: EVERYBODY,
  getTeamsForDashboard: EVERYBODY,

  // RTE-02: the dashboards, whatever the menu shows; who chooses no managers gets their own team's (STM-07).
  getActivitiesCount: EVERYBODY,
  getSalesAmounts: EVERYBODY,
  getTracingsCount: EVERYBODY,
  getProspectionMeansCount: EVERYBODY,
  getCreatedProspectsPerDate: EVERYBODY,
  getCreatedProspectsDate: EVERYBODY,
  getActivityStatus: EVERYBODY,
  getSalesDashboard: EVERYBODY,
  getTotalSales: EVERYBODY,
  getFinancialDashboard: EVERYBODY,
  getDigitalMedia: EVERYBODY,
  getTeamSales: EVERYBODY,
  compareTeamSales: EVERYBODY,
  getMonthlyOffer: EVERYBODY,
  getContractDetail: EVERYBODY,
  getRenewalDetail: EVERYBODY,
  getActivityDetail: EVERYBODY,
  getProspectDetail: EVERYBODY,

  // Which registers somebody keeps follows from the menu; `registers.test.ts` asks for each.
  getReport: REPORTS,
  getReportRows: REPORTS,
  getReportSubscriptions: REPORTS,
  subscribeReport: REPORTS,
  endReportSubscription: REPORTS,
  getRegisterRows: EVERYBODY,
  getRegisterChoices: EVERYBODY,
  downloadRegister: EVERYBODY,
  getRegisterRow: EVERYBODY,
  getRegisterHistory: EVERYBODY,
  createRegisterRow: EVERYBODY,
  editRegisterRow: EVERYBODY,
  endRegisterRow: EVERYBODY,
  restoreRegisterRow: EVERYBODY,
  doRegisterAction: EVERYBODY,

  // Who sees the page in their menu; `prospectList.test.ts` asks for it.
  uploadProspectList: EVERYBODY,
  getProspectListDraft: EVERYBODY,
  mendProspectList: EVERYBODY,
  importProspectList: EVERYBODY,
  undoProspectList: EVERYBODY,

  getCommissionReport: EVERYBODY,
  getWeeklyCommissions: EVERYBODY,
  decideWeeklyCommissions: { roles: [8, 9] }, // CMA-12
  getPendingCommissionWeeks: EVERYBODY, // the weeks are the person's own
  getCommissionStates: { roles: [1, 2, 3, 4, 5, 6, 7] }, // CMA-02, CMA-15: who sees the pay of others
  downloadAdviserCommissions: EVERYBODY, // PDF-02
  downloadTrainerCommissions: { roles: [7] }, // PDF-03
  downloadManagerCommissions: { roles: [1, 6, 7] }, // PDF-04
  downloadChannelManagerCommissions: { roles: [1, 5] }, // PDF-05
  downloadSubdirectorCommissions: { roles: [1, 4] }, // PDF-06
};

/** Somebody who has made nothing yet, and may so be anybody, in any company; and an employee who is on every list. */
const SUBJECT = { username: 'rol11', employeeId: 9001 };
const listed = [SUBJECT.employeeId, SUBJECT.employeeId];
const access: AccessConfig = {
  employees: {
    teamSales: listed,
    reports: listed,
    insuranceReport: listed,
    csvDownload: listed,
    teamManagerSelector: listed,
    menuExclusions: { [SUBJECT.employeeId]: ['carousel', 'commissionsAnalytics'] },
  },
  roles: { discountReports: [1] },
  carousel: { guardAllowsRole7: false },
  menu: { hideGuarded: true },
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ config: { tokenSecret: SECRET, access } });
  token = await server.signIn(SUBJECT.username);
  const { db } = server.database;
  await db
    .insertInto('role')
    .values([-1, 0, 16, 99].map((id) => ({ id, name: 'Nadie' })))
    .execute();
  await db.insertInto('employee').values({ id: SUBJECT.employeeId, company_id: 1, first_name: 'Ana' }).execute();
  await db.insertInto('company').values({ id: 99, name: 'Ninguna' }).execute();
});
afterAll(() => server.close());

type Person = {
  readonly role_id: number;
  readonly company_id: number;
  readonly employee_id: number | null;
  readonly team_carousel: boolean;
  readonly carousel_on: boolean;
};
const PLAIN = { company_id: 1, employee_id: null, team_carousel: false, carousel_on: false };

/** Makes somebody else of the person who holds the token. */
const become = (person: Person) =>
  server.database.db.updateTable('account').set(person).where('username', '=', SUBJECT.username).execute();

const calls = Object.entries(readDocument().paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId }]) => ({
    id: operationId,
    method: method === 'get' ? ('GET' as const) : ('POST' as const),
    url: `/api${path.replace(/\{\w+\}/u, '1')}`,
  })),
);

/** The calls that do not exist for that person. Each is asked for wrongly, so that none that exists does anything. */
async function refusedTo(person: Person, among: (id: OperationId) => boolean): Promise<OperationId[]> {
  await become(person);
  const refused: OperationId[] = [];
  for (const { id, method, url } of calls.filter((call) => among(call.id))) {
    const { statusCode } = await server.app.inject({ method, url: `${url}?desconocidoX=1`, headers: bearer(token) });
    if (statusCode === 404) refused.push(id);
    else if (statusCode !== 400) throw new Error(`${id} answers ${statusCode}.`);
  }
  return refused;
}

function expectedFor(
  { role_id, team_carousel, carousel_on, employee_id }: Person,
  among: (id: OperationId) => boolean,
) {
  return calls
    .map(({ id }) => id)
    .filter(among)
    .filter((id) => {
      const { roles, inCarousel = [], available = [], listed: onList = [] } = CALLS[id];
      const admitted =
        roles.includes(role_id) ||
        (team_carousel && inCarousel.includes(role_id)) ||
        (employee_id === SUBJECT.employeeId && onList.includes(role_id)) ||
        (carousel_on && available.includes(role_id));
      return !admitted;
    });
}

/** Rules that name the roles they leave out admit every other (MNU-01). */
const UNKNOWN_ROLE: readonly OperationId[] = [
  ...(['toggleCarousel', 'getCarousel', 'attendLead'] as const),
  ...(['startActivity', 'endActivity', 'rescheduleActivity', 'getSimilarProspects'] as const),
];

const isSelective = (id: OperationId) => CALLS[id] !== EVERYBODY;

describe('who may make a call', () => {
  it.each(ROLES)('RTE-02 RTE-05 PDF-02 PDF-06 CMA-12 CAR-09 is as specified for role %d', async (role_id) => {
    const person = { ...PLAIN, role_id };
    expect(await refusedTo(person, () => true)).toEqual(expectedFor(person, () => true));
  });

  it.each([
    ['RTE-05 CAR-19 with a team in the carousel', { team_carousel: true }],
    ['CAR-15 when available for the carousel', { carousel_on: true }],
    ['MNU-02 on every list of employees, and excluded from menu entries', { employee_id: SUBJECT.employeeId }],
    ['MNU-16 in company 2', { company_id: 2 }],
    ['MNU-04 in company 3', { company_id: 3 }],
    ['MNU-04 in company 3, with a team in the carousel', { company_id: 3, team_carousel: true }],
  ])('%s is as specified for every role', async (_title, rest) => {
    for (const role_id of ROLES) {
      const person = { ...PLAIN, ...rest, role_id };
      expect([role_id, await refusedTo(person, isSelective)]).toEqual([role_id, expectedFor(person, isSelective)]);
    }
  });

  it.each([
    [-1, 99, ['downloadAdviserCommissions']],
    [0, 99, ['downloadAdviserCommissions']],
    [16, 1, UNKNOWN_ROLE],
    [99, 99, UNKNOWN_ROLE],
  ])(
    'MNU-01 gives role %d of company %d what is open to everybody and what it is marked for',
    async (role_id, company_id, open) => {
      const marked = { ...PLAIN, role_id, company_id, team_carousel: true, carousel_on: true };
      const refused = await refusedTo(marked, isSelective);
      const expected = calls.map(({ id }) => id).filter((id) => isSelective(id) && !open.includes(id));
      expect(refused).toEqual(expected);
      expect(await refusedTo(marked, (id) => !isSelective(id))).toEqual([]);
    },
  );

  it('RTE-05 MNU-19 follows the configuration that is running', async () => {
    await become({ ...PLAIN, role_id: 7, team_carousel: true });
    const config = { tokenSecret: SECRET, access: { ...access, carousel: { guardAllowsRole7: true } } };
    const app = await createApp({ database: server.database, clock: () => START, config });
    const statusOf = async (requested: typeof app) =>
      (await requested.inject({ url: '/api/carousel?desconocidoX=1', headers: bearer(token) })).statusCode;
    expect([await statusOf(server.app), await statusOf(app)]).toEqual([404, 400]);
  });

  it('answers a refused call like an unknown one, so that neither its existence nor its parameters show', async () => {
    await become({ ...PLAIN, role_id: 8 });
    const nowhere = await server.app.inject({ url: '/api/nada', headers: bearer(token) });
    for (const url of ['/api/carousel', '/api/carousel/', '/api/%63arousel', '/api/bi/down-analytics-manager']) {
      const refused = await server.app.inject({ url, headers: bearer(token) });
      expect([url, refused.statusCode]).toEqual([url, 404]);
      expect(refused.json()).toEqual(nowhere.json());
    }
    const expired = await server.app.inject({ url: '/api/carousel' });
    expect(expired.statusCode).toBe(401);
  });
});

/** The server with a document of one call, which is changed. */
const appFor = (change: (operation: object) => object) => {
  const { paths, ...rest } = readDocument();
  const carousel = change({ ...paths['/carousel']?.['get'] });
  const document: ApiDocument = JSON.parse(JSON.stringify({ ...rest, paths: { '/carousel': { get: carousel } } }));
  return createApp({ database: server.database, clock: () => START, config: { tokenSecret: SECRET }, document });
};

describe('the document', () => {
  it.each([
    ['an unknown right', { 'x-right': 'seeLead' }, 'there is no right seeLead'],
    ['a right of every object', { 'x-right': 'constructor' }, 'there is no right constructor'],
    ['a path that nothing guards', { 'x-guard': '/carrusel' }, 'nothing guards /carrusel'],
    ['a right, but no token', { security: [] }, 'asks for a right, but for no token'],
  ])('cannot name %s: the server does not start', async (_title, change, message) => {
    await expect(appFor((operation) => ({ ...operation, ...change }))).rejects.toThrow(message);
  });

  it('documents the 404 of every call that is not for everybody', () => {
    const operations = Object.values(readDocument().paths).flatMap((item) => Object.values(item));
    const selective = operations.filter((operation) => 'x-guard' in operation || 'x-right' in operation);
    expect(selective.filter((operation) => !JSON.stringify(operation).includes('"404":'))).toEqual([]);
    expect(selective.length).toBeGreaterThan(8);
  });
});
