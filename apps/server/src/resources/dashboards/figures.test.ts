import { addDays, type DateRange, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { type Asked, dashboardOracle } from '../../testing/dashboardOracle.ts';
import { TIME_ZONE } from '../../testing/start.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Day = { Date: string };
type Contract = {
  SaleDate: string;
  Status: string;
  SalesContract: number;
  DiscountAmount: number;
  SalesAmount: number;
  DownPayment: number;
};
type Total = {
  SalesTotal: number;
  SalesContract: number;
  DiscountAmount: number;
  SalesAmount: number;
  DownPaymentTotal: number;
};

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let oracle: Awaited<ReturnType<typeof dashboardOracle>>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  const { db } = server.database;
  // A seller's number that two companies have given: only one of them is asked.
  await db.updateTable('employee').set({ slp_code: 1108 }).where('id', '=', 202).execute();
  // The last second of a day of the zone and the first of the next one; and a prospect of an unknown medium.
  await desk.prospect({ created_at: new Date('2026-11-19T05:59:59.999Z') });
  await desk.prospect({ created_at: new Date('2026-11-19T06:00:00Z') });
  await desk.prospect({ means_id: null });
  const past = { activity_date: addDays(TODAY, -1) };
  await desk.activity({ ...past, prospect_id: null, subject_id: null });
  await desk.activity({ ...past, started_at: new Date('2026-11-19T18:00:00Z'), on_time: true });
  await desk.activity({ ...past, started_at: new Date('2026-11-19T22:00:00Z'), on_time: false });
  await desk.activity({ ...past, ended_at: new Date('2026-11-19T22:00:00Z'), tracing_type_id: -1, on_time: false });
  // Of today: one whose minute is over, one whose minute runs, one that is still to come.
  await desk.activity({ start_time: '11:59', end_time: '12:10' });
  await desk.activity({ start_time: '12:00', end_time: '12:15' });
  await desk.activity({ start_time: '12:01', end_time: '12:15' });
  const contract = await db.selectFrom('contract').where('employee_id', '=', 108).selectAll().executeTakeFirstOrThrow();
  const { id: _id, net: _net, ...row } = contract;
  const sold = { ...row, sold_on: TODAY, status: 'pending', cancelled_on: null } as const;
  // Cents that no binary fraction holds; and one that was cancelled on the day of its sale.
  await db
    .insertInto('contract')
    .values([
      { ...sold, number: 'PF-A', amount: 10, discount: 0, down_payment: 10 },
      { ...sold, number: 'PF-B', amount: 20, discount: 0, down_payment: 20 },
      { ...sold, number: 'PF-C', amount: 999_999_999_999, discount: 1, down_payment: 7 },
      { ...sold, number: 'PF-D', amount: 333, discount: 33, down_payment: 3, status: 'cancelled', cancelled_on: TODAY },
    ])
    .execute();
  oracle = await dashboardOracle(server.database, { today: TODAY, minute: '12:00', timeZone: TIME_ZONE });
});
afterAll(() => server.close());

const week: DateRange = { start: addDays(TODAY, -6), end: TODAY };
const year: DateRange = { start: addDays(TODAY, -399), end: TODAY };
const around: DateRange = { start: addDays(TODAY, -200), end: addDays(TODAY, 199) };
const day: DateRange = { start: TODAY, end: TODAY };
const yesterday: DateRange = { start: addDays(TODAY, -1), end: addDays(TODAY, -1) };

const nobody = { advisers: [], managements: [] };
const ask = (username: string, range: DateRange, chosen: Partial<Asked> = {}): Asked => ({
  username,
  range,
  ...nobody,
  ...chosen,
});

/** Roles, days and filters; they choose people that a role does not see, too. */
const ASKED: readonly Asked[] = [
  ask('rol1', year),
  ask('rol1', week, { managements: [3] }),
  ask('rol1', around, { managements: [2, 9] }),
  ask('rol1', day, { advisers: [1108, 1109, 1108] }),
  ask('rol1', year, { advisers: [1108, 1302], managements: [3, 15] }),
  ask('rol2', yesterday),
  ask('rol4', around),
  ask('rol4', week, { advisers: [1108, 1161] }),
  ask('rol5', year, { managements: [1] }),
  ask('rol6', year),
  ask('rol6', week, { managements: [10, 11] }),
  ask('rol7', around, { advisers: [1109] }),
  ask('rol8', year),
  ask('rol8', day, { advisers: [1109] }),
  ask('rol9', week, { managements: [3] }),
  ask('rol11', year),
  ask('rol12', { start: addDays(TODAY, -30), end: addDays(TODAY, 30) }),
  ask('rol15', year),
  ask('empresa2', year, { advisers: [1108] }),
  ask('funeral', around),
];

const cents = (pesos: number) => Math.round(pesos * 100);
const total = (pesos: readonly number[]) => pesos.reduce((sum, each) => sum + cents(each), 0);

function query({ range, advisers, managements }: Asked): string {
  const people = [...advisers.map((id) => `&Advisors[]=${id}`), ...managements.map((id) => `&Management[]=${id}`)];
  return `StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}${people.join('')}`;
}

async function body<Body>(requested: Asked, path: string, more = ''): Promise<Body> {
  const response = await desk.get(requested.username, `${path}?${query(requested)}${more}`);
  expect([200, 201]).toContain(response.statusCode);
  return response.json<{ body: Body }>().body;
}

const sumsOf = (contracts: readonly Contract[]) => ({
  sales: contracts.length,
  amount: total(contracts.map(({ SalesContract }) => SalesContract)),
  discount: total(contracts.map(({ DiscountAmount }) => DiscountAmount)),
  net: total(contracts.map(({ SalesAmount }) => SalesAmount)),
  downPayment: total(contracts.map(({ DownPayment }) => DownPayment)),
});

const inCents = (figures: Total) => ({
  sales: figures.SalesTotal,
  amount: cents(figures.SalesContract),
  discount: cents(figures.DiscountAmount),
  net: cents(figures.SalesAmount),
  downPayment: cents(figures.DownPaymentTotal),
});

const tally = (keys: readonly string[]) =>
  [...Map.groupBy(keys, (key) => key)]
    .map(([key, group]): [string, number] => [key, group.length])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const named = (rows: readonly { Name: string; Count: number }[]) =>
  rows.map(({ Name, Count }): [string, number] => [Name, Count]).toSorted(([one], [other]) => (one < other ? -1 : 1));

const title = (requested: Asked) => `${requested.username} ${decodeURIComponent(query(requested))}`;

describe.each(ASKED.map((requested) => [title(requested), requested] as const))('%s', (_title, requested) => {
  it('API-31 DSH-04 counts the sales of each day, and the contracts behind them add up to them', async () => {
    const expected = oracle.sales(requested);
    const days = await body<(Day & { Sales: number; Amount: number })[]>(requested, '/bi/sales-amount');
    expect(days.map(({ Date: on, Sales, Amount }) => ({ day: on, sales: Sales, net: cents(Amount) }))).toEqual(
      expected.byDay,
    );
    const rows = await body<Contract[]>(requested, '/bi/detail/contracts');
    expect(sumsOf(rows)).toEqual(expected.sold);
    const perDay = [...Map.groupBy(rows, ({ SaleDate }) => SaleDate)].map(([on, group]) => {
      const { sales, net } = sumsOf(group);
      return { day: on, sales, net };
    });
    expect(perDay.toReversed()).toEqual(expected.byDay);
    const lines = await Promise.all(
      ['PF', 'SG', 'BF'].map((line) => body<Contract[]>(requested, '/bi/detail/contracts', `&BusinessLine=${line}`)),
    );
    expect(sumsOf(lines.flat())).toEqual(expected.sold);
  });

  it('TOT-02 TOT-03 has the contracts of each status, and those that were cancelled', async () => {
    const expected = oracle.sales(requested);
    for (const { name, ...part } of expected.byStatus) {
      const rows = await body<Contract[]>(requested, '/bi/detail/contracts', `&Basis=sold&Status=${name}`);
      expect({ name, ...sumsOf(rows) }).toEqual({ name, ...part });
      expect(new Set(rows.map(({ Status }) => Status))).toEqual(new Set([name]));
    }
    const cancelled = await body<Contract[]>(requested, '/bi/detail/contracts', '&Basis=cancelled');
    expect(sumsOf(cancelled)).toEqual(expected.cancelled);
  });

  it('API-30 API-32 DSH-05 DSH-06 counts the activities, and the rows behind them are as many', async () => {
    const expected = oracle.activities(requested);
    type Count = { ActivityTypeId: number; NumActivities: number; ActivityDate: string };
    const counts = await body<Count[]>(requested, '/bi/dashboard/activities-count');
    const key = ({ ActivityDate, ActivityTypeId }: Omit<Count, 'NumActivities'>) => `${ActivityDate} ${ActivityTypeId}`;
    expect(counts.map((row): [string, number] => [key(row), row.NumActivities])).toEqual(expected.byDayAndType);
    const rows = await body<Count[]>(requested, '/bi/detail/activities');
    expect(tally(rows.map(key))).toEqual(expected.byDayAndType);
    const visits = await body<Count[]>(requested, '/bi/detail/activities', '&ActivityTypeId=1');
    expect(tally(visits.map(key))).toEqual(expected.byDayAndType.filter(([of]) => of.endsWith(' 1')));

    const tracings = await body<{ Id: number; Name: string; Count: number }[]>(
      requested,
      '/bi/dashboard/tipify-tracings-count',
    );
    expect(named(tracings)).toEqual(expected.byTracing);
    expect(tracings.map(({ Count }) => Count)).toEqual(
      tracings.map(({ Count }) => Count).toSorted((one, other) => other - one),
    );
    const ended = await body<{ Tracing: string | null }[]>(requested, '/bi/detail/activities', '&State=ended');
    expect(ended).toHaveLength(expected.ended);
    for (const { Id, Name, Count } of [...tracings.slice(0, 1), ...tracings.slice(-1)]) {
      const behind = await body<{ Tracing: string }[]>(requested, '/bi/detail/activities', `&TracingId=${Id}`);
      expect(behind.map(({ Tracing }) => Tracing)).toEqual(Array.from({ length: Count }, () => Name));
    }
  });

  it('API-34 ENT-10 DSH-02 DSH-03 DSH-11 tells on time from unattended, and has the rows of both', async () => {
    const expected = oracle.activities(requested);
    const status = await body<{ OnTime: number; UnattendedDetail: unknown[] }>(requested, '/dashboard/get-activities');
    expect(status).toEqual({ OnTime: expected.onTime, UnattendedDetail: expected.unattended });
    expect(await body<unknown[]>(requested, '/bi/detail/activities', '&State=onTime')).toHaveLength(expected.onTime);
    const unattended = await body<Record<string, unknown>[]>(requested, '/bi/detail/activities', '&State=unattended');
    expect(
      unattended.map(({ ProspectName, Name, ActivityDate, Advisor }) => ({
        ProspectName,
        Name,
        ActivityDate,
        Advisor,
      })),
    ).toEqual(expected.unattended);
  });

  it('API-33 API-35 API-36 DSH-07 DSH-08 counts the prospects under both names, and has the rows behind them', async () => {
    const expected = oracle.prospects(requested);
    const own = query(requested)
      .replaceAll('[]', '')
      .replace('StartDate', 'InitialDate')
      .replace('EndDate', 'FinalDate');
    for (const path of ['/bi/created-prospects-per-date', '/bi/created-prospects-date']) {
      const days = (await desk.get(requested.username, `${path}?${own}`)).json<{ body: (Day & { Count: number })[] }>();
      expect(days.body.map(({ Date: on, Count }): [string, number] => [on, Count])).toEqual(expected.byDay);
    }
    const rows = await body<{ CreatedDate: string; ProspectionMeans: string | null }[]>(
      requested,
      '/bi/detail/prospects',
    );
    expect(tally(rows.map(({ CreatedDate }) => CreatedDate))).toEqual(expected.byDay);

    const means = await body<{ ProspectionMeansId: number; Name: string; Count: number }[]>(
      requested,
      '/bi/dashboard/prospection-means-count',
    );
    expect(named(means)).toEqual(expected.byMeans);
    expect(tally(rows.flatMap(({ ProspectionMeans }) => ProspectionMeans ?? []))).toEqual(expected.byMeans);
    for (const { ProspectionMeansId, Count } of means.slice(0, 1)) {
      const behind = await body<unknown[]>(
        requested,
        '/bi/detail/prospects',
        `&ProspectionMeansId=${ProspectionMeansId}`,
      );
      expect(behind).toHaveLength(Count);
    }
  });
});

describe('API-44 TOT-02 TOT-03 the total sales', () => {
  const everybody = ASKED.filter(({ advisers, managements }) => advisers.length + managements.length === 0);

  it.each(everybody.map((requested) => [title(requested), requested] as const))(
    'of %s add up to the cent',
    async (_title, requested) => {
      const expected = oracle.sales(requested);
      type Totals = Total & Record<`${keyof Total}Cancelled`, number> & { Detail: (Total & { Status: string })[] };
      const totals = await body<Totals>(requested, '/dashboard/getTotal');
      expect(inCents(totals)).toEqual(expected.sold);
      expect({
        sales: totals.SalesTotalCancelled,
        amount: cents(totals.SalesContractCancelled),
        discount: cents(totals.DiscountAmountCancelled),
        net: cents(totals.SalesAmountCancelled),
        downPayment: cents(totals.DownPaymentTotalCancelled),
      }).toEqual(expected.cancelled);
      const details = totals.Detail.map((part) => ({ name: part.Status, ...inCents(part) }));
      expect(new Map(details.map((part) => [part.name, part]))).toEqual(
        new Map(expected.byStatus.map((part) => [part.name, part])),
      );
      expect(details.map(({ sales }) => sales)).toEqual(
        details.map(({ sales }) => sales).toSorted((one, other) => other - one),
      );
    },
  );
});

it('the rows that the figures are held against are not none', () => {
  const counted = ASKED.map(
    (requested) => oracle.sales(requested).sold.sales + oracle.activities(requested).unattended.length,
  );
  expect(counted.filter((rows) => rows > 0).length).toBeGreaterThan(11);
  expect(oracle.sales(ask('rol1', year)).cancelled.sales).toBeGreaterThan(100);
});
