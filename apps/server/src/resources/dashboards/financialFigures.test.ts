import { addDays, type DateRange, formatWireDate, monthOf, monthRange } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { type FinancialOracleQuery, financialOracle } from '../../testing/financialOracle.ts';
import { TIME_ZONE } from '../../testing/start.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Campaign = {
  BusinessLine: string;
  SocialWeb: string;
  Name: string;
  TotalLeads: number;
  SalesTotal: number;
  CampaignCost: number;
  ExercisedBudget: number;
  LeadCost: number;
  ROI: number;
  SalesContract: number;
  Conversion: number;
  AverageTime: number;
  AverageDaysSales: number;
};
type Financial = { PeriodBudget: number; DigitalLeads: Campaign[] };

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let oracle: Awaited<ReturnType<typeof financialOracle>>;

const month: DateRange = { start: monthRange(monthOf(TODAY)).start, end: TODAY };
const october: DateRange = { start: '2026-10-01', end: '2026-10-31' };
const september: DateRange = { start: '2026-09-01', end: '2026-09-30' };
const year: DateRange = { start: addDays(TODAY, -399), end: TODAY };
const turn: DateRange = { start: '2026-10-31', end: '2026-11-01' };
const longAgo: DateRange = { start: '2021-01-01', end: '2021-01-31' };

const lead = (campaign_id: number, received_at: string, more: object = {}) => ({
  company_id: 1,
  campaign_id,
  received_at,
  answered_at: null,
  prospect_id: null,
  ...more,
});

beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  const { db } = server.database;
  // A seller's number that two companies have given: only one of them is asked.
  await db.updateTable('employee').set({ slp_code: 1108 }).where('id', '=', 202).execute();
  const added = await db
    .insertInto('campaign')
    .values([
      { company_id: 1, business_line: 'PF', social_web: 'Google', name: 'Sin presupuesto' },
      { company_id: 1, business_line: 'SG', social_web: 'Google', name: 'Sin leads' },
      { company_id: 1, business_line: 'BF', social_web: 'Facebook', name: 'Sin nada' },
      { company_id: 1, business_line: 'BF', social_web: 'Facebook', name: 'De un mes' },
      { company_id: 3, business_line: 'SG', social_web: 'Google', name: 'De 2021' },
      { company_id: 2, business_line: 'SG', social_web: 'Facebook', name: 'Sin presupuesto en 2021' },
    ])
    .returning('id')
    .execute();
  const [unpaid = 0, unseen = 0, , once = 0, past = 0, heard = 0] = added.map(({ id }) => id);
  await db
    .insertInto('campaign_month')
    .values([
      { company_id: 1, campaign_id: unseen, month: '2026-11-01', budget: 100_001, exercised: 33_334 },
      { company_id: 1, campaign_id: once, month: '2026-10-01', budget: 7, exercised: 5 },
      { company_id: 3, campaign_id: past, month: '2021-01-01', budget: 700, exercised: 0 },
    ])
    .execute();
  const client = await desk.prospect({ created_at: new Date('2026-11-02T18:00:00Z') });
  const early = await desk.prospect({ created_at: new Date('2026-11-03T18:00:00Z') });
  const moved = await desk.prospect({ created_at: new Date('2026-11-04T18:00:00Z'), employee_id: 126 });
  // Half a minute, the last moment of October and the first of November in the zone, one that was not answered.
  await db
    .insertInto('digital_lead')
    .values([
      lead(unpaid, '2026-11-02T17:59:30Z', { answered_at: '2026-11-02T18:00:00Z', prospect_id: client }),
      lead(unpaid, '2026-11-05T05:59:59Z', { answered_at: '2026-11-05T18:00:00Z', prospect_id: early }),
      lead(unpaid, '2026-11-04T05:59:59Z', { answered_at: '2026-11-05T18:00:00Z', prospect_id: moved }),
      lead(once, '2026-11-01T05:59:59.999Z'),
      lead(once, '2026-10-10T18:00:00Z', { answered_at: '2026-10-10T18:00:07Z' }),
      lead(once, '2026-11-01T06:00:00Z'),
      lead(heard, '2021-03-10T18:00:00Z', { company_id: 2 }),
    ])
    .execute();
  const contract = await db.selectFrom('contract').where('employee_id', '=', 108).selectAll().executeTakeFirstOrThrow();
  const { id: _id, net: _net, ...one } = contract;
  const sold = {
    ...one,
    business_line: 'PF',
    prospect_id: client,
    campaign_id: unpaid,
    sold_on: TODAY,
    status: 'pending',
    cancelled_on: null,
    discount: 3,
    down_payment: 0,
  } as const;
  // Two of one lead, a cancelled one among them; one of another campaign, one before its lead, one that another adviser sold.
  await db
    .insertInto('contract')
    .values([
      { ...sold, number: 'F-1', amount: 101 },
      { ...sold, number: 'F-2', amount: 200_003, sold_on: '2026-11-02', cancelled_on: TODAY, status: 'cancelled' },
      { ...sold, number: 'F-3', amount: 50_000, campaign_id: once },
      { ...sold, number: 'F-4', amount: 70_000, prospect_id: early, sold_on: '2026-11-03' },
      { ...sold, number: 'F-5', amount: 90_009, prospect_id: moved },
    ])
    .execute();
  oracle = await financialOracle(server.database, TIME_ZONE);
});
afterAll(() => server.close());

const ask = (username: string, range: DateRange, chosen: Partial<FinancialOracleQuery> = {}): FinancialOracleQuery => ({
  username,
  range,
  line: null,
  medium: null,
  advisers: [],
  managements: [],
  assistants: [],
  ...chosen,
});

/** Roles, days and filters; they choose people that a role does not see, too. */
const ASKED: readonly FinancialOracleQuery[] = [
  ask('rol1', month),
  ask('rol1', october),
  ask('rol1', year),
  ask('rol1', turn),
  ask('rol1', longAgo),
  ask('rol1', month, { line: 'PF' }),
  ask('rol1', month, { medium: 'Google' }),
  ask('rol1', october, { line: 'BF', medium: 'Facebook' }),
  ask('rol1', september, { line: 'SG', medium: 'Página web' }),
  ask('rol1', month, { medium: 'TikTok' }),
  ask('rol1', month, { advisers: [1108, 1126] }),
  ask('rol1', month, { advisers: [1126] }),
  ask('rol1', october, { managements: [2] }),
  ask('rol1', year, { assistants: [1], managements: [3, 11] }),
  ask('rol1', october, { assistants: [9] }),
  ask('rol2', september),
  ask('rol4', month),
  ask('rol4', year, { assistants: [9] }),
  ask('rol5', october),
  ask('rol6', month),
  ask('rol6', year, { advisers: [1108] }),
  ask('rol7', month),
  ask('rol7', october, { line: 'PF' }),
  ask('rol8', month),
  ask('rol8', year),
  ask('rol9', october, { advisers: [1108] }),
  ask('rol11', october),
  ask('rol14', october),
  ask('rol15', october),
  ask('empresa2', year, { advisers: [1108] }),
  ask('funeral', longAgo),
  ask('funeral', october),
];

function query({ range, line, medium, advisers, managements, assistants }: FinancialOracleQuery): string {
  const days = `StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}`;
  const chosen = [line && `BusinessLine=${line}`, medium && `SocialWeb=${encodeURIComponent(medium)}`];
  const people = [
    ...advisers.map((id) => `SlpCode=${id}`),
    ...managements.map((id) => `Management=${id}`),
    ...assistants.map((id) => `AssistantManagers=${id}`),
  ];
  return [days, ...chosen, ...people].filter((part) => part !== null).join('&');
}

const cents = (pesos: number) => Math.round(pesos * 100);
const DASHBOARD = '/dashboard/get-financial-v2';
const MEDIA = '/dashboard/financial-socialweb';

async function financialOf(requested: FinancialOracleQuery): Promise<Financial> {
  const response = await desk.get(requested.username, `${DASHBOARD}?${query(requested)}`);
  expect(response.statusCode).toBe(201);
  return response.json<{ body: Financial }>().body;
}

/** Averages may differ in the last of sixteen figures. */
const nearly = (value: number) => Number(value.toPrecision(12));

it.each(
  ASKED.map((requested) => [`${requested.username} ${decodeURIComponent(query(requested))}`, requested] as const),
)('FIN-04 to FIN-14 FIN-16 ENT-14 %s', async (_title, requested) => {
  const expected = oracle.campaigns(requested);
  const { PeriodBudget, DigitalLeads } = await financialOf(requested);
  expect(
    DigitalLeads.map((row) => ({
      line: row.BusinessLine,
      medium: row.SocialWeb,
      name: row.Name,
      leads: row.TotalLeads,
      sales: row.SalesTotal,
      budget: cents(row.CampaignCost),
      exercised: cents(row.ExercisedBudget),
      leadCost: cents(row.LeadCost),
      margin: cents(row.ROI),
      amount: cents(row.SalesContract),
      conversion: row.Conversion,
      minutes: nearly(row.AverageTime),
      days: nearly(row.AverageDaysSales),
    })),
  ).toEqual(expected.map((row) => ({ ...row, minutes: nearly(row.minutes), days: nearly(row.days) })));
  expect(cents(PeriodBudget)).toBe(expected.reduce((sum, { budget }) => sum + budget, 0));
});

/** The campaign of that name. */
const named = async (range: DateRange, name: string, username = 'rol1') =>
  (await financialOf(ask(username, range))).DigitalLeads.find(({ Name }) => Name === name);

describe('a campaign', () => {
  it('FIN-09 FIN-12 FIN-13 FIN-14 without leads has zeros, and never a figure that is none', async () => {
    expect(await named(month, 'Sin leads')).toEqual({
      BusinessLine: 'SG',
      SocialWeb: 'Google',
      Name: 'Sin leads',
      TotalLeads: 0,
      SalesTotal: 0,
      CampaignCost: 1000.01,
      ExercisedBudget: 333.34,
      LeadCost: 0,
      ROI: -333.34,
      SalesContract: 0,
      Conversion: 0,
      AverageTime: 0,
      AverageDaysSales: 0,
    });
  });

  it('FIN-07 FIN-08 FIN-10 without a budget is in the list for its leads, and costs nothing', async () => {
    expect(await named(month, 'Sin presupuesto')).toMatchObject({
      TotalLeads: 3,
      // One before its lead does not count; that of another campaign counts there, where the client has no lead.
      SalesTotal: 3,
      CampaignCost: 0,
      ExercisedBudget: 0,
      LeadCost: 0,
      SalesContract: 2901.13,
      ROI: 2901.13,
      Conversion: 1,
    });
  });

  it('FIN-06 counts the sales that a person sees, of the leads that a person sees', async () => {
    // The lead that became another adviser's client is not theirs, although they sold to it.
    expect(await named(month, 'Sin presupuesto', 'rol8')).toMatchObject({ TotalLeads: 2, SalesTotal: 2 });
    expect(await named(month, 'Sin presupuesto', 'rol9')).toMatchObject({ TotalLeads: 0, SalesTotal: 0 });
  });

  it('FIN-05 has the leads of the days of the business zone', async () => {
    expect(await named(october, 'De un mes')).toMatchObject({ TotalLeads: 2, CampaignCost: 0.07, LeadCost: 0.03 });
    expect(await named(month, 'De un mes')).toMatchObject({ TotalLeads: 1, CampaignCost: 0 });
    expect(await named(september, 'De un mes')).toBeUndefined();
    expect(await named(year, 'Sin nada')).toBeUndefined();
  });

  it('FIN-16 has the budget of its whole month, however many days of it are asked for', async () => {
    const whole = await financialOf(ask('rol1', october));
    const day = await financialOf(ask('rol1', { start: '2026-10-14', end: '2026-10-14' }));
    expect(day.PeriodBudget).toBe(whole.PeriodBudget);
    expect(day.PeriodBudget).toBeGreaterThan(0);
  });

  it('FIN-13 has an average of the leads that were answered alone', async () => {
    expect((await named(october, 'De un mes'))?.AverageTime).toBeCloseTo(7 / 60, 10);
  });

  it.each(['BusinessLine=*', 'BusinessLine=XX', `SocialWeb=${'a'.repeat(51)}`, 'SlpCode=0', 'Management=x', 'Basis=1'])(
    'FIN-02 FIN-03 is not asked for with %s',
    async (part) => {
      expect((await desk.get('rol1', `${DASHBOARD}?${query(ask('rol1', month))}&${part}`)).statusCode).toBe(400);
    },
  );

  it('FIN-02 FIN-03 is asked for without a line and a medium where they are empty', async () => {
    const all = await financialOf(ask('rol1', month));
    const response = await desk.get(
      'rol1',
      `${DASHBOARD}?${query(ask('rol1', month))}&BusinessLine=&SocialWeb=&SlpCode=&Management=&AssistantManagers=`,
    );
    expect(response.json<{ body: Financial }>().body).toEqual(all);
  });
});

const mediaOf = async (username: string, text: string) => {
  const response = await desk.get(username, `${MEDIA}?${text}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ body: { SocialWeb: string; Name: string }[] }>().body;
};
const mediaNames = async (username: string, text: string) =>
  (await mediaOf(username, text)).map(({ SocialWeb }) => SocialWeb);

describe('API-40 FIN-18 the media', () => {
  it.each([
    ['rol1', TODAY, null],
    ['rol1', TODAY, 'BF'],
    ['rol8', '2026-10-31', 'PF'],
    ['rol1', '2021-01-01', null],
    ['funeral', '2021-01-31', null],
    ['funeral', '2021-01-15', 'PF'],
    ['funeral', TODAY, 'PF'],
    ['empresa2', TODAY, 'PF'],
    ['rol11', TODAY, null],
  ] as const)('that %s may choose in the month of %s and line %s', async (username, day, line) => {
    const range = monthRange(monthOf(day));
    const expected = oracle.media(username, range, line).map((name) => ({ SocialWeb: name, Name: name }));
    const lineText = line === null ? '' : `&BusinessLine=${line}`;
    expect(await mediaOf(username, `StartDate=${formatWireDate(day)}${lineText}`)).toEqual(expected);
  });

  it('are all three in a month with campaigns, one where one of them had a budget, and none without', async () => {
    expect(await mediaNames('rol1', 'StartDate=2026/11/20')).toEqual(['Facebook', 'Google', 'Página web']);
    expect(await mediaNames('funeral', 'StartDate=2021/01/31')).toEqual(['Google']);
    expect(await mediaNames('rol1', 'StartDate=2021/01/31')).toEqual([]);
    // A lead, and no budget.
    expect(await mediaNames('empresa2', 'StartDate=2021/03/01')).toEqual(['Facebook']);
    expect(await mediaNames('rol1', 'StartDate=2021/03/01')).toEqual([]);
    expect(await mediaNames('rol11', 'StartDate=2026/11/20')).toEqual([]);
    expect(await mediaNames('rol1', 'StartDate=9999/12/31')).toEqual([]);
    expect(await mediaNames('rol1', 'StartDate=0001/01/01')).toEqual([]);
  });

  it.each(['', 'StartDate=2026/02/30', 'StartDate=2026-11-20', 'StartDate=2026/11/20&BusinessLine=*'])(
    'are not asked for with %j',
    async (text) => {
      expect((await desk.get('rol1', `${MEDIA}?${text}`)).statusCode).toBe(400);
    },
  );
});

it('the rows that the figures are held against are not none', () => {
  const all = ASKED.map((requested) => oracle.campaigns(requested));
  expect(all.filter((rows) => rows.some(({ leads }) => leads > 0)).length).toBeGreaterThan(20);
  expect(all.filter((rows) => rows.some(({ sales, days }) => sales > 0 && days > 0)).length).toBeGreaterThan(14);
});
