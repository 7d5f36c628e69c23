import type { components } from '@sereno/api/types';
import { addDays, type CalendarDate, type DateRange } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { addContract, askSales as ask, salesUrl } from '../../testing/salesDesk.ts';
import { type SalesOracleQuery, salesOracle } from '../../testing/salesOracle.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Body = components['schemas']['SalesDashboard'];

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
let oracle: Awaited<ReturnType<typeof salesOracle>>;

const week: DateRange = { start: addDays(TODAY, -6), end: TODAY };
const year: DateRange = { start: addDays(TODAY, -399), end: TODAY };
const day: DateRange = { start: TODAY, end: TODAY };
const month: DateRange = { start: '2026-10-01', end: '2026-10-31' };

beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  const { db } = server.database;
  const sell = addContract.bind(undefined, server);
  // A seller's number that two companies have given: only one of them is asked.
  await db.updateTable('employee').set({ slp_code: 1108 }).where('id', '=', 202).execute();
  // Somebody who sells without a number, and somebody who sells without a unit, a team and a superior.
  await db.updateTable('employee').set({ slp_code: null }).where('id', '=', 121).execute();
  const alone = { management_id: null, team_id: null, manager_id: null };
  await db.updateTable('employee').set(alone).where('id', '=', 122).execute();
  // Somebody who heads their own unit, and so is managed by their superior.
  await db.updateTable('management').set({ head_id: 181 }).where('id', '=', 12).execute();
  // An adviser with sales before the first contract here does not begin, nor does one whose recorded beginning is later.
  await db.updateTable('employee').set({ first_sale_on: '2019-01-01' }).where('id', '=', 123).execute();
  await db.updateTable('employee').set({ first_sale_on: TODAY }).where('id', '=', 109).execute();
  await db.updateTable('employee').set({ first_sale_on: null }).where('id', '=', 168).execute();
  for (const employee_id of [106, 107, 121, 122, 420]) await sell(TODAY, { employee_id });
  // Around both ends of the week, sold and cancelled.
  for (const from of [-7, -6, 0]) {
    const edge = addDays(TODAY, from);
    await sell(edge, { amount: 10, discount: 0, down_payment: 10, down_payment_method: 'Cheque' }, [{ amount: 10 }]);
    await sell(addDays(TODAY, -60), { cancelled_on: edge, amount: 333, discount: 33 }, [{ amount: 333, services: 2 }]);
  }
  await sell(addDays(TODAY, 1), {});
  await sell(TODAY, { cancelled_on: TODAY, business_line: 'BF' });
  // More than a fraction holds, parted among three; and two items of one name, with another between them.
  const huge = { amount: 999_999_999_999, discount: 1, payments: 7, financing_plan: 'Siete' };
  await sell(TODAY, huge, [
    { amount: 333_333_333_333 },
    { amount: 333_333_333_333, item_name: 'Plan Y' },
    { amount: 1 },
  ]);
  const odd = { amount: 300, discount: 199, payments: 7, financing_plan: '7 meses' };
  await sell(TODAY, odd, [{ amount: 100 }, { amount: 100, item_name: 'Plan Y' }, { amount: 100 }]);
  await sell(TODAY, { ...odd, discount: 300, county: ' ' }, []);
  const prospect_id = await desk.prospect({ means_id: null });
  await sell(TODAY, { prospect_id, number: 'SM' });
  // One county in five spellings, two of them as often; and one of the same name in another state.
  const spelled = ['GUADALAJARA ', 'guadalajara', ' Guadalajára\u00a0', 'Guadalajara', 'Guadalajara'.normalize('NFD')];
  for (const county of spelled) await sell(TODAY, { county, zip_code: '44999' });
  await sell(TODAY, { county: 'Guadalajara', state_code: 'MEX' });
  for (const county of ['LEÓN', 'León', 'Leon', 'leon']) await sell(TODAY, { county, state_code: ' gto' });
  // Of today: one whose minute is over, one whose minute runs; somebody with neither is up to date.
  await db
    .updateTable('activity')
    .set({ started_at: server.now, ended_at: server.now })
    .where('employee_id', 'in', [108, 109])
    .execute();
  await desk.activity({ employee_id: 108, prospect_id: null, start_time: '12:00', end_time: '12:15' });
  await desk.activity({ employee_id: 109, prospect_id: null, start_time: '11:59', end_time: '12:10' });
  // One item in four spellings, two of them in one contract; the commonest is not that of the first contract.
  await sell(TODAY, { amount: 301, county: 'Irapuato', state_code: 'GTO' }, [
    { amount: 100, item_name: 'CRIPTA  FAMILIAR' },
    { amount: 201, item_name: 'Cripta Familiar' },
  ]);
  await sell(TODAY, {}, [{ item_name: ' Cripta Familiar' }]);
  await sell(TODAY, { cancelled_on: TODAY }, [{ item_name: 'cripta famíliar' }]);
  oracle = await salesOracle(server.database, { today: TODAY, minute: '12:00' });
});
afterAll(() => server.close());

async function bodyOf(requested: SalesOracleQuery): Promise<Body> {
  const response = await desk.get(requested.username, salesUrl(requested));
  expect(response.statusCode).toBe(201);
  return response.json<{ body: Body }>().body;
}

/** Roles, days and filters; they choose people that a role does not see, too. */
const ASKED: readonly SalesOracleQuery[] = [
  ask('rol1', year),
  ask('rol1', week, { assistants: [1] }),
  ask('rol1', week, { assistants: [1], channels: [2, 10], juniors: [3, 4, 11] }),
  ask('rol1', month, { channels: [6], line: 'SG' }),
  ask('rol1', day, { teams: [1, 14], line: 'BF' }),
  ask('rol1', day, { advisers: [1108, 1302, 1108] }),
  ask('rol2', { start: addDays(TODAY, -1), end: addDays(TODAY, -1) }),
  ask('rol3', week, { teams: [2], juniors: [3], line: 'PF' }),
  ask('rol4', year, { line: 'PF' }),
  ask('rol4', week, { teams: [9] }),
  ask('rol5', month),
  ask('rol5', week, { assistants: [9] }),
  ask('rol6', year),
  ask('rol7', week, { advisers: [1109, 1161] }),
  ask('rol8', year),
  ask('rol8', day, { advisers: [1109] }),
  ask('rol9', week),
  ask('rol11', year),
  ask('rol12', week, { teams: [1] }),
  ask('rol15', year),
  ask('empresa2', year, { advisers: [1108] }),
  ask('funeral', { start: addDays(TODAY, -30), end: addDays(TODAY, 30) }),
];

const title = (requested: SalesOracleQuery) => `${requested.username} ${salesUrl(requested).slice(15)}`;
const cents = (pesos: number) => Math.round(pesos * 100);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

/** The contracts and the cents of some rows. */
const sold = (rows: readonly { Sales: number; Amount: number }[]) => [
  sum(rows, ({ Sales }) => Sales),
  sum(rows, ({ Amount }) => cents(Amount)),
];
const placed = (rows: Body['HeatMap']['byCounty']) => [
  sum(rows, ({ SalesCount }) => SalesCount),
  sum(rows, ({ SalesAmount }) => cents(SalesAmount)),
];

/** Holds the parts of an answer against its whole. */
function addsUp(body: Body): void {
  const whole = [body.SalesTotal, cents(body.SalesAmount)];
  expect(cents(body.SalesContract) - cents(body.DiscountAmount)).toBe(whole[1]);
  expect({
    days: sold(body.DailySales),
    ranking: sold(body.RankingSlp),
    means: sold(body.ProspectionMeansSales),
    financing: sold(body.Financing),
    counties: placed(body.HeatMap.byCounty),
    zipCodes: placed(body.HeatMap.byCountyZipCode),
  }).toEqual({ days: whole, ranking: whole, means: whole, financing: whole, counties: whole, zipCodes: whole });
  expect(sold(body.DownPaymentMethod)).toEqual([body.SalesTotal, cents(body.DownPaymentTotal)]);
  expect(body.RankingSlp).toHaveLength(body.SalesAdvisors);
  expect(body.InitialSalesAdvisors).toBeLessThanOrEqual(body.SalesAdvisors);
  const { AdvisorsActive, AdvisorsWithSales, AdvisorsWithoutSales } = body.AdvisorsPerformance;
  // Who has sold and left since stands in the table of the card's number, so that both have the same sum.
  expect(AdvisorsWithSales).toHaveLength(body.SalesAdvisors);
  expect(sum(AdvisorsWithSales, ({ Sales }) => Sales)).toBe(body.SalesTotal);
  expect(AdvisorsActive.filter(({ Sales }) => Sales === 0)).toEqual(AdvisorsWithoutSales);
  expect(AdvisorsWithoutSales.every(({ Sales }) => Sales === 0)).toBe(true);
  expect(AdvisorsWithSales.every(({ Sales }) => Sales > 0)).toBe(true);
  expect(body.DailyAdvisers).toBeLessThanOrEqual(AdvisorsActive.length);
}

describe.each(ASKED.map((requested) => [title(requested), requested] as const))('%s', (_title, requested) => {
  it('API-38 ENT-13 SAL-08 SAL-12 SAL-20 SAL-27 SAL-31 SAL-34 has every figure and row to the cent, and they add up', async () => {
    const body = await bodyOf(requested);
    expect(body).toEqual(oracle.body(requested));
    addsUp(body);
  });
});

it('SAL-01 SAL-19 the lines make the whole, and BF is the block of BF', async () => {
  for (const username of ['rol1', 'rol6', 'rol8']) {
    const [all, bf, ...others] = await Promise.all(
      (['*', 'BF', 'PF', 'SG'] as const).map((line) => bodyOf(ask(username, year, { line }))),
    );
    const lines = [bf, ...others];
    for (const figure of ['SalesTotal', 'SalesContract', 'DiscountAmount', 'SalesAmount', 'DownPaymentTotal'] as const)
      for (const name of [figure, `${figure}Cancelled`] as const)
        expect([name, sum(lines, (line) => cents(line?.[name] ?? 0))]).toEqual([name, cents(all?.[name] ?? 0)]);
    expect(all?.SalesBBF).toEqual(bf?.SalesBBF);
    expect(bf?.SalesBBF).toEqual({
      Sales: bf?.SalesTotal,
      SalesContract: bf?.SalesContract,
      SalesDiscount: bf?.DiscountAmount,
      SalesAmount: bf?.SalesAmount,
    });
    expect(others.map((line) => line.SalesBBF.Sales)).toEqual([0, 0]);
    // The people who could sell are the same for every product.
    expect(lines.map((line) => line?.DailyAdvisers)).toEqual(lines.map(() => all?.DailyAdvisers));
  }
});

const days = fc
  .tuple(fc.integer({ min: -420, max: 30 }), fc.integer({ min: 0, max: 399 }))
  .map(([from, length]) => ({ start: addDays(TODAY, from), end: addDays(TODAY, from + length) }));
const some = (ids: readonly number[]) =>
  fc.oneof({ arbitrary: fc.constant([]), weight: 2 }, fc.subarray([...ids], { minLength: 1 }));
const questions: fc.Arbitrary<SalesOracleQuery> = fc.record({
  username: fc.constantFrom('rol1', 'rol3', 'rol4', 'rol5', 'rol6', 'rol7', 'rol8', 'rol13', 'empresa2', 'funeral'),
  range: days,
  line: fc.constantFrom('*', '*', 'PF', 'SG', 'BF'),
  advisers: fc.oneof(
    { arbitrary: fc.constant([]), weight: 3 },
    fc.subarray([1108, 1109, 1121, 1130, 1161, 1203, 9999]),
  ),
  assistants: some([1, 9, 13, 99]),
  channels: some([2, 6, 10, 14]),
  juniors: some([3, 4, 5, 7, 11, 15]),
  teams: some([1, 2, 3, 9, 12, 14]),
});

it('SAL-02 SAL-03 SAL-04 SAL-05 SAL-06 SAL-07 any question of anybody has its own answer, which adds up', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(questions, async (requested) => {
      const body = await bodyOf(requested);
      expect(body).toEqual(oracle.body(requested));
      addsUp(body);
      answered += Number(body.SalesTotal > 0);
    }),
    { numRuns: 40, seed: 1138 },
  );
  expect(answered).toBeGreaterThan(8);
}, 60_000);

/** How many began between two days, of an adviser who began lately. */
async function beginners(start: CalendarDate, end: CalendarDate): Promise<number> {
  return (await bodyOf(ask('rol1', { start, end }, { advisers: [1168] }))).InitialSalesAdvisors;
}

describe('what a figure means', () => {
  it('SAL-13 SAL-14 an average is rounded half away from zero, and 0 of nothing', async () => {
    const none = await bodyOf(ask('rol1', { start: '2020-01-01', end: '2020-12-31' }));
    const { AverageTicket, AveragePlanTicket, AverageTicketCancelled, AveragePlanTicketCancelled, HeatMap } = none;
    expect([AverageTicket, AveragePlanTicket, AverageTicketCancelled, AveragePlanTicketCancelled]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([none.SalesTotal, none.SalesAmount, none.SalesBBF.Sales, none.DownPaymentTotalCancelled]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([none.DailySales, none.RankingSlp, none.TopItemsSold, HeatMap.byCounty]).toEqual([[], [], [], []]);
    // Two contracts of 5 cents in all, with four services: 2.5 and 1.25 cents.
    await addContract(server, '2021-05-05', { amount: 2 }, [{ amount: 2, services: 3 }]);
    await addContract(server, '2021-05-05', { amount: 3 }, [{ amount: 3 }]);
    const odd = await bodyOf(ask('rol8', { start: '2021-05-05', end: '2021-05-05' }));
    expect([odd.SalesAmount, odd.AverageTicket, odd.AveragePlanTicket]).toEqual([0.05, 0.03, 0.01]);
  });

  it('SAL-17 counts advisers without unattended activities as up to date, to the minute', async () => {
    expect((await bodyOf(ask('rol8', day))).DailyAdvisers).toBe(1);
    expect((await bodyOf(ask('rol9', day))).DailyAdvisers).toBe(0);
    const before = server.now;
    server.now = new Date(before.getTime() + 60_000);
    expect((await bodyOf(ask('rol8', day))).DailyAdvisers).toBe(0);
    server.now = before;
  });

  it('SAL-18 the first sale of an adviser counts on its day alone', async () => {
    const { db } = server.database;
    const first = await db
      .selectFrom('contract')
      .where('employee_id', '=', 168)
      .select((eb) => eb.fn.min('sold_on').as('on'))
      .executeTakeFirstOrThrow();
    expect(await beginners(first.on, first.on)).toBe(1);
    expect(await beginners(addDays(first.on, 1), addDays(first.on, 30))).toBe(0);
    expect(await beginners(addDays(first.on, -30), addDays(first.on, -1))).toBe(0);
  });

  it('SAL-27 SAL-32 SAL-34 a county of several spellings is one, by its commonest name', async () => {
    const { HeatMap } = await bodyOf(ask('rol8', day));
    const of = (state: string) =>
      HeatMap.byCounty.filter(({ StateCode, County }) => StateCode === state && /^gu/iu.test(County));
    expect(of('JAL').map(({ County }) => County)).toEqual(['Guadalajara']);
    expect(of('MEX').map(({ SalesCount }) => SalesCount)).toEqual([1]);
    const spelled = HeatMap.byCountyZipCode.filter(({ ZipCode }) => ZipCode === '44999');
    expect(spelled).toMatchObject([{ StateCode: 'JAL', County: 'Guadalajara', SalesCount: 5, SalesAmount: 5000 }]);
    // Four spellings once each: neither all capitals nor all small, and with the accent.
    const leon = HeatMap.byCounty.filter(({ County }) => /^le[oó]n$/iu.test(County));
    expect(leon).toMatchObject([{ County: 'León', SalesCount: 4, SalesAmount: 4000 }]);
    expect(HeatMap.byCounty.filter(({ County }) => County === 'Sin municipio')).toMatchObject([{ SalesCount: 1 }]);
  });

  it('SAL-25 SAL-33 an item has its part of the contract, to the cent, and a contract once', async () => {
    await addContract(server, '2021-06-06', { amount: 300, discount: 199 }, [
      { amount: 100, item_name: 'Uno' },
      { amount: 100, item_name: 'Dos' },
      { amount: 100, item_name: 'Uno' },
    ]);
    const { TopItemsSold, HeatMap } = await bodyOf(ask('rol8', { start: '2021-06-06', end: '2021-06-06' }));
    // 101 cents in thirds: up to 34, up to 67, up to 101.
    expect(TopItemsSold).toEqual([
      { Name: 'Uno', Sales: 1, Amount: 0.68 },
      { Name: 'Dos', Sales: 1, Amount: 0.33 },
    ]);
    expect(HeatMap.byItemCode.map(({ ItemName, SalesCount }) => [ItemName, SalesCount])).toEqual([
      ['Uno', 1],
      ['Dos', 1],
    ]);
  });

  it('SAL-25 SAL-33 an item of several spellings is one, by its commonest name, and once in a contract', async () => {
    const { TopItemsSold, HeatMap } = await bodyOf(ask('rol8', day));
    expect(TopItemsSold.filter(({ Name }) => /cripta/iu.test(Name))).toEqual([
      { Name: 'Cripta Familiar', Sales: 3, Amount: 2003.01 },
    ]);
    const inPlaces = HeatMap.byItemCode.filter(({ ItemName }) => /cripta/iu.test(ItemName ?? ''));
    expect(inPlaces).toMatchObject([
      { StateCode: 'JAL', ItemName: 'Cripta Familiar', SalesCount: 2, SalesAmount: 2000 },
      { StateCode: 'GTO', ItemName: 'Cripta Familiar', SalesCount: 1, SalesAmount: 3.01 },
    ]);
  });

  it('SAL-26 SAL-28 who left and who leads are in the ranking, and who left is no active adviser', async () => {
    const { RankingSlp, AdvisorsPerformance } = await bodyOf(ask('rol1', day));
    expect(RankingSlp.map(({ SlpCode }) => SlpCode)).toEqual(expect.arrayContaining([1106, 1107, 1420, null]));
    const names = await server.database.db
      .selectFrom('employee')
      .where('id', 'in', [106, 107, 420])
      .select(['first_name', 'last_name'])
      .execute();
    const active = new Set(AdvisorsPerformance.AdvisorsActive.map(({ AdvisorName }) => AdvisorName));
    expect(names.filter((name) => active.has(`${name.first_name} ${name.last_name}`))).toEqual([]);
    expect(AdvisorsPerformance.AdvisorsActive.length).toBeGreaterThan(60);
  });
});

it('the figures that are held against the plain count are not none', () => {
  const bodies = ASKED.map((requested) => oracle.body(requested));
  expect(bodies.filter(({ SalesTotal }) => SalesTotal > 0).length).toBeGreaterThan(14);
  expect(bodies.filter(({ DailyAdvisers }) => DailyAdvisers > 0).length).toBeGreaterThan(5);
  expect(bodies.filter(({ InitialSalesAdvisors }) => InitialSalesAdvisors > 0).length).toBeGreaterThan(3);
});
