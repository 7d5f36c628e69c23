import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { addDays, type DateRange, formatWireDate, monthOf, monthRange } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { TIME_ZONE } from '../../testing/start.ts';
import { type TeamOracleQuery, teamOracle } from '../../testing/teamOracle.ts';
import { SECRET, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Row = {
  SlpManager: string;
  SlpName: string;
  InsuranceAmount: number;
  ContractAmount: number;
  ContractAmountBF: number;
  TotalAmount: number;
  ProspectsNum: number;
  DateDoc: string | null;
  Position: number;
};
type Team = {
  InsurancesTotal: number;
  ContractsTotal: number;
  ContractsTotalBF: number;
  InsurancesContracts: Row[];
  GoalAmountReno: number | null;
  GoalAmountPrevFin: number | null;
  InsurancesMonth: number;
  ContractsMonth: number;
  ContractsMonthBF: number;
};
type Compared = { Label: string; Current: number; Previous: number }[];

/** The employee of rol5, who may choose managers because the configuration names them. */
const LISTED = 105;
/** An empty unit of company 1, and its head. */
const LONELY_HEAD = 112;

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let oracle: Awaited<ReturnType<typeof teamOracle>>;
beforeAll(async () => {
  const employees = { ...DEFAULT_ACCESS_CONFIG.employees, teamManagerSelector: [LISTED] };
  const access = { ...DEFAULT_ACCESS_CONFIG, employees };
  server = await startTestServer({ config: { tokenSecret: SECRET, access } });
  desk = createDesk(server);
  const { db } = server.database;
  // A seller's number that two companies have given: only one of them is asked.
  await db.updateTable('employee').set({ slp_code: 1108 }).where('id', '=', 202).execute();
  await db
    .insertInto('management')
    .values({ company_id: 1, level: 'management', parent_id: 2, head_id: LONELY_HEAD, name: 'Gerencia Nueva' })
    .execute();
  // A team without a goal for the month, and one whose goal is 0; a team that has one of them only for the month before.
  const month = monthRange(monthOf(TODAY)).start;
  await db.deleteFrom('team_goal').where('team_id', '=', 2).where('month', '=', month).execute();
  await db
    .updateTable('team_goal')
    .set({ renewals: 0, contracts: 1 })
    .where('team_id', '=', 1)
    .where('month', '=', month)
    .execute();
  await db.deleteFrom('team_goal').where('team_id', '=', 12).execute();
  // One of a team has left; and a team that all have left has a goal still.
  await db.updateTable('employee').set({ active: false }).where('id', '=', 123).execute();
  await db
    .insertInto('team_goal')
    .values({ company_id: 1, team_id: 14, month, renewals: 1_000, contracts: 2_000 })
    .execute();
  // The last moment of a day of the zone and the first of the next one.
  await desk.prospect({ created_at: new Date('2026-11-19T05:59:59.999Z') });
  await desk.prospect({ created_at: new Date('2026-11-19T06:00:00Z') });
  const contract = await db.selectFrom('contract').where('employee_id', '=', 108).selectAll().executeTakeFirstOrThrow();
  const { id: _id, net: _net, ...one } = contract;
  const sold = { ...one, sold_on: TODAY, status: 'pending', cancelled_on: null, discount: 0, down_payment: 0 } as const;
  // Cents that no binary fraction holds, one that was cancelled, each line, two who are no advisers, and one without a unit.
  await db
    .insertInto('contract')
    .values([
      { ...sold, number: 'T-1', business_line: 'PF', amount: 10 },
      { ...sold, number: 'T-2', business_line: 'BF', amount: 20 },
      { ...sold, number: 'T-3', business_line: 'SG', amount: 7_777_777 },
      { ...sold, number: 'T-4', business_line: 'PF', amount: 999_999_999_999, discount: 1 },
      {
        ...sold,
        number: 'T-5',
        business_line: 'BF',
        amount: 333,
        discount: 33,
        status: 'cancelled',
        cancelled_on: TODAY,
      },
      { ...sold, number: 'T-6', business_line: 'PF', amount: 101, employee_id: 106 },
      { ...sold, number: 'T-7', business_line: 'SG', amount: 101, employee_id: 133 },
      { ...sold, number: 'T-8', business_line: 'BF', amount: 1, employee_id: 110 },
    ])
    .execute();
  const policy = await db.selectFrom('contract').where('number', '=', 'T-3').select('id').executeTakeFirstOrThrow();
  const first = monthRange(monthOf(TODAY));
  const renewal = { company_id: 1, employee_id: 108, contract_id: policy.id };
  await db
    .insertInto('insurance_renewal')
    .values([
      { ...renewal, renewed_on: TODAY, amount: 5 },
      { ...renewal, renewed_on: first.start, amount: 1_000_001 },
      { ...renewal, renewed_on: addDays(first.start, -1), amount: 17 },
      { ...renewal, renewed_on: first.end, amount: 29 },
      { ...renewal, renewed_on: addDays(first.end, 1), amount: 31 },
      { ...renewal, employee_id: 125, renewed_on: addDays(TODAY, -2), amount: 3 },
    ])
    .execute();
  oracle = await teamOracle(server.database, TIME_ZONE, [LISTED]);
});
afterAll(() => server.close());

const week: DateRange = { start: addDays(TODAY, -6), end: TODAY };
const year: DateRange = { start: addDays(TODAY, -399), end: TODAY };
const month: DateRange = monthRange(monthOf(TODAY));
const soFar: DateRange = { start: month.start, end: TODAY };
const turn: DateRange = { start: addDays(month.start, -1), end: month.start };
const sameMonthOfLastYear: DateRange = { start: '2025-11-15', end: TODAY };
const october: DateRange = { start: '2026-10-01', end: '2026-10-31' };
const day: DateRange = { start: TODAY, end: TODAY };

const ask = (username: string, range: DateRange, chosen: Partial<TeamOracleQuery> = {}): TeamOracleQuery => ({
  username,
  range,
  managers: [],
  advisers: [],
  activeOnly: false,
  withSalesOnly: false,
  ...chosen,
});

/** The last one has left. */
const OWN_TEAM_OF_107 = [1108, 1109, 1120, 1121, 1122, 1123];
const TRAINER_OF_OTHERS = 1125;

/** Roles, days and filters; they ask for people that a role does not see and for choices that it may not make, too. */
const ASKED: readonly TeamOracleQuery[] = [
  ask('rol1', year),
  ask('rol1', week),
  ask('rol1', soFar, { activeOnly: true }),
  ask('rol1', month, { withSalesOnly: true }),
  ask('rol1', turn),
  ask('rol1', sameMonthOfLastYear, { managers: [106] }),
  ask('rol1', october, { managers: [106, 161] }),
  ask('rol1', soFar, { managers: [106] }),
  ask('rol1', soFar, { managers: [400], activeOnly: true }),
  ask('rol1', year, { managers: [400] }),
  ask('rol1', soFar, { managers: [105] }),
  ask('rol1', soFar, { managers: [LONELY_HEAD] }),
  ask('rol1', soFar, { managers: [201, 301] }),
  ask('rol1', day, { advisers: [1108, 1109, 1108] }),
  ask('rol1', soFar, { advisers: OWN_TEAM_OF_107 }),
  ask('rol1', soFar, { advisers: OWN_TEAM_OF_107.slice(1), activeOnly: true }),
  ask('rol1', soFar, { advisers: OWN_TEAM_OF_107.slice(0, 5) }),
  ask('rol1', soFar, { advisers: [...OWN_TEAM_OF_107, TRAINER_OF_OTHERS] }),
  ask('rol1', soFar, { advisers: [1108], managers: [161] }),
  ask('rol1', day, { activeOnly: true, withSalesOnly: true }),
  ask('rol2', { start: addDays(TODAY, -1), end: addDays(TODAY, -1) }),
  ask('rol4', year),
  ask('rol4', soFar, { managers: [141, 161] }),
  ask('rol5', week, { managers: [132] }),
  ask('rol5', soFar, { managers: [161] }),
  ask('rol6', soFar),
  ask('rol6', year, { managers: [141] }),
  ask('rol6', week, { managers: [132], advisers: [1109] }),
  ask('rol7', soFar),
  ask('rol7', week, { withSalesOnly: true, managers: [106] }),
  ask('rol8', soFar),
  ask('rol8', year, { managers: [106], advisers: [1109] }),
  ask('rol9', week),
  ask('rol11', year),
  ask('rol12', soFar, { managers: [106] }),
  ask('rol15', year),
  ask('empresa2', soFar, { advisers: [1108], managers: [106] }),
  ask('funeral', year),
];

function query({ range, managers, advisers, activeOnly, withSalesOnly }: TeamOracleQuery, switches = true): string {
  const people = [...managers.map((id) => `&Managers=${id}`), ...advisers.map((id) => `&Advisors=${id}`)].join('');
  const only = switches ? `&AdvisorActiveSwitch=${activeOnly}&SaleOnlySwitch=${withSalesOnly}` : '';
  return `StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}${only}${people}`;
}

const cents = (pesos: number) => Math.round(pesos * 100);
const goal = (pesos: number | null) => pesos && cents(pesos);
const TEAM = '/dashboard/get-insurance-contract';
const COMPARISON = '/dashboard/compare-insurance-contract';

async function teamOf(requested: TeamOracleQuery): Promise<Team> {
  const response = await desk.get(requested.username, `${TEAM}?${query(requested)}`);
  expect(response.statusCode).toBe(201);
  return response.json<{ body: Team }>().body;
}

describe.each(ASKED.map((requested) => [`${requested.username} ${query(requested)}`, requested] as const))(
  '%s',
  (_title, requested) => {
    it('STM-04 STM-05 STM-07 STM-08 to STM-12 has every row, and totals that are their sums', async () => {
      const expected = oracle.team(requested);
      const team = await teamOf(requested);
      expect(
        team.InsurancesContracts.map((row) => ({
          manager: row.SlpManager,
          name: row.SlpName,
          renewals: cents(row.InsuranceAmount),
          pf: cents(row.ContractAmount),
          bf: cents(row.ContractAmountBF),
          prospects: row.ProspectsNum,
          last: row.DateDoc,
          total: cents(row.TotalAmount),
          position: row.Position,
        })),
      ).toEqual(expected.rows);
      expect({
        renewals: cents(team.InsurancesTotal),
        pf: cents(team.ContractsTotal),
        bf: cents(team.ContractsTotalBF),
      }).toEqual(expected.totals);
    });

    it('STM-14 STM-15 ENT-15 has the month, and goals where the range lies in it and whole teams are asked for', async () => {
      const expected = oracle.team(requested);
      const team = await teamOf(requested);
      expect({
        renewals: cents(team.InsurancesMonth),
        pf: cents(team.ContractsMonth),
        bf: cents(team.ContractsMonthBF),
      }).toEqual(expected.month);
      expect({ renewals: goal(team.GoalAmountReno), contracts: goal(team.GoalAmountPrevFin) }).toEqual(expected.goals);
    });

    it('STM-13 API-42 compares with as many days before', async () => {
      const without = { ...requested, activeOnly: false };
      const { current, previous } = oracle.comparison(without);
      const response = await desk.get(requested.username, `${COMPARISON}?${query(without, false)}`);
      expect(response.statusCode).toBe(200);
      const compared = response.json<{ body: Compared }>().body;
      expect(compared.map(({ Label, Current, Previous }) => [Label, cents(Current), cents(Previous)])).toEqual([
        ['Renovaciones', current.renewals, previous.renewals],
        ['PF', current.pf, previous.pf],
        ['BF', current.bf, previous.bf],
      ]);
    });
  },
);

const namesOf = async (requested: TeamOracleQuery) =>
  (await teamOf(requested)).InsurancesContracts.map(({ SlpName }) => SlpName);

describe('the team dashboard', () => {
  it('STM-09 STM-10 has the PF and BF of the total sales, which have SG besides', async () => {
    type Contract = { SalesAmount: number };
    for (const username of ['rol1', 'rol4', 'rol6', 'rol8', 'empresa2']) {
      const range = query(ask(username, year), false);
      const team = await teamOf(ask(username, year));
      const total = await desk.get(username, `/dashboard/getTotal?${range}`);
      const policies = await desk.get(username, `/bi/detail/contracts?${range}&BusinessLine=SG`);
      const sg = policies.json<{ body: Contract[] }>().body.reduce((sum, row) => sum + cents(row.SalesAmount), 0);
      expect(cents(team.ContractsTotal) + cents(team.ContractsTotalBF) + sg).toBe(
        cents(total.json<{ body: { SalesAmount: number } }>().body.SalesAmount),
      );
    }
  });

  it('STM-12 gives the same places to the same totals every time, by name', async () => {
    const { InsurancesContracts: rows } = await teamOf(ask('rol1', day));
    const idle = rows.filter(({ TotalAmount }) => TotalAmount === 0).map(({ SlpName }) => SlpName);
    expect(idle.length).toBeGreaterThan(10);
    expect(idle).toEqual(idle.toSorted((one, other) => one.localeCompare(other, 'es')));
  });

  it('STM-15 has no goals of a part of a team, nor of a month without any', async () => {
    const goals = async (requested: TeamOracleQuery) => (await teamOf(requested)).GoalAmountPrevFin;
    expect(await goals(ask('rol1', soFar, { advisers: OWN_TEAM_OF_107 }))).toBe(0.01);
    expect(await goals(ask('rol1', soFar, { advisers: OWN_TEAM_OF_107.slice(0, 5) }))).toBe(0.01);
    expect(await goals(ask('rol1', soFar, { advisers: OWN_TEAM_OF_107.slice(1) }))).toBeNull();
    expect(await goals(ask('rol8', soFar))).toBeNull();
    expect(await goals(ask('empresa2', soFar))).toBeNull();
    expect(await goals(ask('rol1', soFar, { managers: [LONELY_HEAD] }))).toBeNull();
    expect((await teamOf(ask('rol1', soFar, { advisers: OWN_TEAM_OF_107 }))).GoalAmountReno).toBe(0);
    expect(await goals(ask('rol1', { start: '2021-02-01', end: '2021-02-28' }))).toBeNull();
  });

  it('STM-06 STM-07 lets only the listed employee choose among the managers below', async () => {
    const all = await namesOf(ask('rol5', week));
    const chosen = await namesOf(ask('rol5', week, { managers: [132] }));
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.length).toBeLessThan(all.length);
    expect(await namesOf(ask('rol5', week, { managers: [161] }))).toEqual([]);
    expect(await namesOf(ask('rol6', week, { managers: [132] }))).toEqual(await namesOf(ask('rol6', week)));
  });

  it.each(['AdvisorActiveSwitch=si', 'SaleOnlySwitch=2', 'Managers=0', 'Managers=x', 'Advisors=-1'])(
    'is not asked for with %s',
    async (part) => {
      expect((await desk.get('rol1', `${TEAM}?${query(ask('rol1', week), false)}&${part}`)).statusCode).toBe(400);
    },
  );

  it('takes at most 5,000 managers at once, unknown ones too', async () => {
    const managers = Array.from({ length: 5000 }, (_, index) => 100 + index);
    expect((await teamOf(ask('rol1', week, { managers }))).InsurancesContracts.length).toBeGreaterThan(70);
    expect((await teamOf(ask('rol1', week, { managers: [2_147_483_647] }))).InsurancesContracts).toEqual([]);
    const tooMany = query(ask('rol1', week, { managers: [...managers, 106] }));
    expect((await desk.get('rol1', `${TEAM}?${tooMany}`)).statusCode).toBe(400);
  });

  it('the rows that the figures are held against are not none', () => {
    const all = ASKED.map((requested) => oracle.team(requested));
    expect(all.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(28);
    expect(all.filter(({ goals }) => goals.contracts !== null).length).toBeGreaterThan(8);
    expect(oracle.team(ask('rol1', year)).totals.renewals).toBeGreaterThan(1_000_000);
  });
});
