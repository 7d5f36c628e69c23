import type { components } from '@sereno/api/types';
import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Body = components['schemas']['SalesDashboard'];

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
});
afterAll(() => server.close());

const first = formatWireDate(addDays(TODAY, -30));
const last = formatWireDate(TODAY);
const url = (more = '', from = first, to = last) =>
  `/dashboard/get?BusinessLine=*&StartDate=${from}&EndDate=${to}${more}`;
const list = (name: string, ids: readonly (number | string)[]) => ids.map((id) => `&${name}[]=${id}`).join('');
const LISTS = ['SlpCode', 'JrManagement', 'Management', 'AssistantManagers', 'ActiveTeams'] as const;

async function bodyOf(more = '', username = 'rol1'): Promise<Body> {
  const response = await desk.get(username, url(more));
  expect(response.statusCode).toBe(201);
  return response.json<{ body: Body }>().body;
}
const status = async (address: string, username = 'rol1') => (await desk.get(username, address)).statusCode;

const answer = async (from: string, to: string) => {
  const response = await desk.get('rol1', url('', from, to));
  const { fields } = response.json<{ fields?: { field: string; code: string }[] }>();
  return { status: response.statusCode, fields };
};
const refused = (code: string) => ({ status: 422, fields: [{ field: 'EndDate', code }] });

describe('SAL-07 FLT-01 the range', () => {
  it('is refused where it ends before it begins, and beyond 400 days', async () => {
    expect(await answer('2026/11/20', '2026/11/19')).toEqual(refused('beforeInitial'));
    expect((await answer(formatWireDate(addDays(TODAY, -399)), last)).status).toBe(201);
    expect(await answer(formatWireDate(addDays(TODAY, -400)), last)).toEqual(refused('rangeTooLong'));
    expect(await answer('0001/01/01', '9999/12/31')).toEqual(refused('rangeTooLong'));
  });

  it.each(['2026/02/30', '2026-11-20', 'hoy', ''])('is none with %j', async (text) => {
    expect((await answer(first, text)).status).toBe(400);
    expect((await answer(text, last)).status).toBe(400);
  });
});

describe('SAL-01 the business line', () => {
  it.each(['', 'pf', 'XX', 'PF,BF', "PF'--"])('is none of %j', async (line) => {
    expect(await status(url().replace('=*', `=${encodeURIComponent(line)}`))).toBe(400);
  });

  it('must be given', async () => {
    expect(await status(url().replace('BusinessLine=*&', ''))).toBe(400);
  });
});

describe('SAL-02 SAL-03 SAL-04 SAL-05 SAL-06 the filters', () => {
  it('narrow nothing where they are empty, and take the same one twice for one', async () => {
    expect(await bodyOf(LISTS.map((name) => list(name, [''])).join(''))).toEqual(await bodyOf());
    for (const [name, id] of [
      ['SlpCode', 1108],
      ['ActiveTeams', 1],
      ['JrManagement', 3],
    ] as const) {
      const once = await bodyOf(list(name, [id]));
      expect(once.SalesTotal).toBeGreaterThan(0);
      expect(await bodyOf(list(name, [id, id]))).toEqual(once);
      expect(await bodyOf(`&${name}=${id}`)).toEqual(once);
    }
  });

  it.each(LISTS)('%s takes 5,000 numbers at once, and nothing that is none', async (name) => {
    const many = Array.from({ length: 5000 }, (_, index) => 1 + index);
    expect(await status(url(list(name, many)))).toBe(201);
    for (const bad of [
      [...many, 5001],
      ['0'],
      ['-1'],
      ['1.5'],
      ['x'],
      ['99999999999'],
      [encodeURIComponent("1' or '1'='1")],
    ])
      expect(await status(url(list(name, bad)))).toBe(400);
  });

  it('give nothing of what there is not, of another company, and of units that exclude one another', async () => {
    const foreign = [
      list('SlpCode', [2_147_483_647]),
      list('SlpCode', [1202]),
      list('AssistantManagers', [13]),
      list('Management', [99_999]),
      list('JrManagement', [15]),
      list('ActiveTeams', [12]),
      list('AssistantManagers', [1]) + list('Management', [10]),
      list('Management', [2]) + list('JrManagement', [11]),
      list('JrManagement', [3]) + list('SlpCode', [1161]),
      list('ActiveTeams', [1]) + list('JrManagement', [4]),
    ];
    for (const nobody of foreign) {
      const { SalesTotal, SalesTotalCancelled, DailyAdvisers, AdvisorsPerformance } = await bodyOf(nobody);
      expect([nobody, SalesTotal, SalesTotalCancelled, DailyAdvisers, AdvisorsPerformance.AdvisorsActive]).toEqual([
        nobody,
        0,
        0,
        0,
        [],
      ]);
    }
  });

  it('narrow from level to level, each below the one before', async () => {
    const cascade = [
      '',
      list('AssistantManagers', [1]),
      list('Management', [2]),
      list('JrManagement', [3]),
      list('ActiveTeams', [1]),
      list('SlpCode', [1108]),
    ];
    const totals: number[] = [];
    for (const [index] of cascade.entries())
      totals.push((await bodyOf(cascade.slice(0, index + 1).join(''))).SalesTotal);
    expect(totals.every((total, index) => total > 0 && total < (totals[index - 1] ?? Infinity))).toBe(true);
  });

  it.each([
    ['rol8', list('SlpCode', [1109])],
    ['rol7', list('SlpCode', [1161])],
    ['rol6', list('JrManagement', [4])],
    ['rol5', list('AssistantManagers', [9])],
    ['rol4', list('Management', [10])],
    ['empresa2', list('SlpCode', [1108])],
    ['empresa2', list('AssistantManagers', [1, 9])],
  ])('never widen what %s sees: %s', async (username, more) => {
    expect((await bodyOf('', username)).SalesTotal).toBeGreaterThan(0);
    const { SalesTotal, AdvisorsPerformance, HeatMap } = await bodyOf(more, username);
    expect([SalesTotal, AdvisorsPerformance.AdvisorsActive, HeatMap.byCounty]).toEqual([0, [], []]);
  });

  it.each(['rol4', 'rol5', 'rol6', 'rol7', 'rol8', 'rol12', 'rol13'])(
    'SAL-05 a team is not read of %s',
    async (username) => {
      const all = await bodyOf('', username);
      expect(all.SalesTotal).toBeGreaterThan(0);
      for (const team of [1, 9, 99]) expect(await bodyOf(list('ActiveTeams', [team]), username)).toEqual(all);
    },
  );

  it.each(['rol1', 'rol2', 'rol3'])('SAL-05 a team narrows what %s sees', async (username) => {
    const { SalesTotal } = await bodyOf('', username);
    const { SalesTotal: ofTeam } = await bodyOf(list('ActiveTeams', [1]), username);
    expect(ofTeam).toBeGreaterThan(0);
    expect(ofTeam).toBeLessThan(SalesTotal);
    expect((await bodyOf(list('ActiveTeams', [99]), username)).SalesTotal).toBe(0);
  });
});

it('RTE-02 AUTH-05 it is for every signed-in account, and empty for one without an employee', async () => {
  expect((await server.ask('GET', url())).statusCode).toBe(401);
  const { SalesTotal, DailyAdvisers, RankingSlp } = await bodyOf('', 'rol11');
  expect([SalesTotal, DailyAdvisers, RankingSlp]).toEqual([0, 0, []]);
  expect((await bodyOf(list('SlpCode', [1108]), 'rol11')).SalesTotal).toBe(0);
});

it('CDR-08 tells no contact data', async () => {
  const response = await desk.get('rol1', url());
  expect(response.body).not.toMatch(/@|55\d{8}/u);
});

describe('the demo in the last seven days', () => {
  const week = url('', formatWireDate(addDays(TODAY, -6)), last);

  it.each(['rol1', 'rol2', 'rol3', 'rol4', 'rol5', 'rol6', 'rol7', 'rol8'])(
    'has something of everything for %s',
    async (username) => {
      const { body } = (await desk.get(username, week)).json<{ body: Body }>();
      const { AdvisorsWithSales, AdvisorsWithoutSales } = body.AdvisorsPerformance;
      const { byCounty, byCountyZipCode, byItemCode } = body.HeatMap;
      const leads = Number(username.slice(3)) < 8;
      expect({
        sales: body.SalesTotal > 1,
        cancelled: body.SalesTotalCancelled > 0,
        days: body.DailySales.length > 1,
        means: body.ProspectionMeansSales.length > 1,
        financing: body.Financing.length > 1,
        methods: body.DownPaymentMethod.length > 1,
        items: body.TopItemsSold.length > 1,
        counties: byCounty.length > 1,
        zipCodes: byCountyZipCode.length > 1,
        products: byItemCode.length > 1,
        withSales: AdvisorsWithSales.length > 0,
        withoutSales: !leads || AdvisorsWithoutSales.length > 0,
        ranking: body.RankingSlp.length > (leads ? 1 : 0),
      }).toEqual({
        sales: true,
        cancelled: true,
        days: true,
        means: true,
        financing: true,
        methods: true,
        items: true,
        counties: true,
        zipCodes: true,
        products: true,
        withSales: true,
        withoutSales: true,
        ranking: true,
      });
    },
  );
});
