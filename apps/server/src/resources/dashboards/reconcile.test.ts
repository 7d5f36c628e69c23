import type { components } from '@sereno/api/types';
import { addDays, type DateRange, formatWireDate } from '@sereno/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { addContract, askSales, salesUrl } from '../../testing/salesDesk.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];
type Sales = Schemas['SalesDashboard'];

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  // By somebody who leads, by somebody who has left, of the last and the first day, and in cents that no fraction holds.
  await addContract(server, TODAY, { employee_id: 106, amount: 10, discount: 3 });
  await addContract(server, TODAY, { employee_id: 420, amount: 999_999_999_999, discount: 1, business_line: 'BF' });
  await addContract(server, addDays(TODAY, -6), {
    employee_id: 108,
    amount: 20,
    business_line: 'SG',
    cancelled_on: TODAY,
  });
  await addContract(server, addDays(TODAY, -7), { employee_id: 109, amount: 30, cancelled_on: addDays(TODAY, -6) });
  const price = { amount: 1_851_235, payments: 12, financing_plan: '12 meses' };
  const sold = await addContract(server, addDays(TODAY, -5), price, [{ amount: price.amount }]);
  await upgradeAndDiscount(sold);
});
/** Moves a contract to its best plan today, and takes 100.01 pesos off what it was sold for. */
async function upgradeAndDiscount(id: number): Promise<void> {
  const offer = await desk.get('rol1', `/contract/${id}/upgrade`);
  const best = offer.json<{ body: Schemas['UpgradeOffer'] }>().body.Plans.at(-1);
  const upgraded = await desk.post('rol1', `/contract/${id}/upgrade`, {
    Code: best?.Code,
    Price: best?.Price,
    Made: 0,
  });
  const wish = { Kind: 'contract', SaleId: id, Amount: 100.01, Reason: 'Ya tiene dos planes con nosotros.' };
  const asked = await desk.post('rol8', '/discount/ask', wish);
  const request = asked.json<Schemas['AskedDiscountAnswer']>().body.Id;
  const decided = await desk.post('rol1', `/discount/${request}/decide`, { Granted: 100.01, Answer: null });
  expect([upgraded, asked, decided].map(({ statusCode }) => statusCode)).toEqual([201, 201, 200]);
}
afterAll(() => server.close());

const RANGES: readonly (readonly [name: string, range: DateRange])[] = [
  ['today', { start: TODAY, end: TODAY }],
  ['the last seven days', { start: addDays(TODAY, -6), end: TODAY }],
  ['a month', { start: '2026-10-01', end: '2026-10-31' }],
  ['the turn of a year', { start: '2025-12-25', end: '2026-01-07' }],
  ['the longest range', { start: addDays(TODAY, -399), end: TODAY }],
];
const ROLES = ['rol1', 'rol4', 'rol5', 'rol6', 'rol7', 'rol8', 'rol11', 'rol12', 'empresa2', 'funeral'];

const cents = (pesos: number) => Math.round(pesos * 100);
const sum = (pesos: readonly number[]) => pesos.reduce((total, each) => total + cents(each), 0);

/** What is the same on every screen, by the names of the sales dashboard. */
const FIGURES = ['SalesTotal', 'SalesContract', 'DiscountAmount', 'SalesAmount', 'DownPaymentTotal'] as const;
type Figures = Record<(typeof FIGURES)[number] | `${(typeof FIGURES)[number]}Cancelled`, number>;
const totalsOf = (lines: readonly Figures[]) =>
  FIGURES.flatMap((figure) => [figure, `${figure}Cancelled`] as const).map((name) => [
    name,
    sum(lines.map((line) => line[name])),
  ]);

describe.each(RANGES)('%s', (_name, range) => {
  const days = `StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}`;

  it.each(ROLES)(
    'SAL-08 SAL-12 TOT-02 DSH-04 STM-09 STM-10 %s reads one and the same sum on every screen, to the cent',
    async (username) => {
      const bodyOf = async <Body>(url: string): Promise<Body> => {
        const response = await desk.get(username, url);
        expect([200, 201]).toContain(response.statusCode);
        return response.json<{ body: Body }>().body;
      };
      const salesOf = (line: '*' | 'PF' | 'SG' | 'BF') => bodyOf<Sales>(salesUrl(askSales(username, range, { line })));
      const [total, sales, pf, sg, bf, daily, team] = await Promise.all([
        bodyOf<Schemas['TotalSales']>(`/dashboard/getTotal?${days}`),
        salesOf('*'),
        salesOf('PF'),
        salesOf('SG'),
        salesOf('BF'),
        bodyOf<Schemas['DaySales'][]>(`/bi/sales-amount?${days}`),
        bodyOf<Schemas['TeamSales']>(`/dashboard/get-insurance-contract?${days}`),
      ]);

      expect(totalsOf([sales])).toEqual(totalsOf([total]));
      expect(totalsOf([pf, sg, bf])).toEqual(totalsOf([total]));
      // Both screens draw the same days.
      expect(sales.DailySales).toEqual(daily);

      const net = cents(total.SalesAmount);
      const { byCounty, byCountyZipCode } = sales.HeatMap;
      expect({
        statuses: sum(total.Detail.map(({ SalesAmount }) => SalesAmount)),
        days: sum(sales.DailySales.map(({ Amount }) => Amount)),
        advisers: sum(sales.RankingSlp.map(({ Amount }) => Amount)),
        counties: sum(byCounty.map(({ SalesAmount }) => SalesAmount)),
        zipCodes: sum(byCountyZipCode.map(({ SalesAmount }) => SalesAmount)),
        items: sum(sales.HeatMap.byItemCode.map(({ SalesAmount }) => SalesAmount)),
        means: sum(sales.ProspectionMeansSales.map(({ Amount }) => Amount)),
        financing: sum(sales.Financing.map(({ Amount }) => Amount)),
        lines: sum([pf, sg, bf].map(({ SalesAmount }) => SalesAmount)),
        // A policy is no document of the team dashboard, only its renewal is; and of PF and BF it has the amount after discount.
        team: sum([team.ContractsTotal, team.ContractsTotalBF, sg.SalesAmount]),
      }).toEqual({
        statuses: net,
        days: net,
        advisers: net,
        counties: net,
        zipCodes: net,
        items: net,
        means: net,
        financing: net,
        lines: net,
        team: net,
      });
      expect([cents(team.ContractsTotal), cents(team.ContractsTotalBF)]).toEqual([
        cents(pf.SalesAmount),
        cents(bf.SalesAmount),
      ]);
      expect(sales.SalesBBF.SalesAmount).toBe(bf.SalesAmount);

      // The adviser rows of both screens are the same people's, in the order of each.
      const contractsOfTeam = team.InsurancesContracts.map(
        ({ SlpName, ContractAmount, ContractAmountBF }) => `${SlpName} ${sum([ContractAmount, ContractAmountBF])}`,
      ).filter((row) => !row.endsWith(' 0'));
      const sellers = new Map<string, number>();
      for (const { SlpCode, Name, Amount } of [...pf.RankingSlp, ...bf.RankingSlp]) {
        const key = `${SlpCode} ${Name}`;
        sellers.set(key, (sellers.get(key) ?? 0) + cents(Amount));
      }
      const ranked = [...sellers].map(([key, amount]) => `${key.slice(key.indexOf(' ') + 1)} ${amount}`);
      expect(contractsOfTeam.toSorted()).toEqual(ranked.toSorted());
    },
  );

  const read = async (username: string, report: string) => {
    const totals = await desk.get(username, `/dashboard/getTotal?${days}`);
    const figures = await desk.get(username, `/report/${report}?${days}`);
    return {
      total: totals.json<{ body: Schemas['TotalSales'] }>().body,
      report: figures.json<Schemas['ReportFiguresAnswer']>().body.Total,
    };
  };

  it.each(['rol1', 'rol2', 'rol13'])(
    'UND-27 UND-36 the report of contracts has the sums of the dashboards for %s',
    async (username) => {
      const { total, report } = await read(username, 'contract-sheet');
      expect(['contracts', 'amount', 'discount', 'net', 'downPayment'].map((measure) => report[measure])).toEqual([
        total.SalesTotal,
        total.SalesContract,
        total.DiscountAmount,
        total.SalesAmount,
        total.DownPaymentTotal,
      ]);
    },
  );

  it.each(['rol1', 'rol4', 'rol5'])(
    'UND-16 UND-35 the report of discounts has the sum of the dashboards for %s',
    async (username) => {
      const { total, report } = await read(username, 'discounts');
      expect(report['discount'] ?? 0).toBe(total.DiscountAmount);
    },
  );
});

it('every seller and leader has something to reconcile', async () => {
  const range: DateRange = { start: addDays(TODAY, -6), end: TODAY };
  for (const username of ROLES.filter((role) => role !== 'rol11')) {
    const response = await desk.get(username, salesUrl(askSales(username, range)));
    const { body } = response.json<{ body: Sales }>();
    expect([username, body.SalesTotal > 0]).toEqual([username, true]);
  }
});

describe('SAL-02 SAL-03 SAL-04 SAL-06 DSH-01 what is chosen', () => {
  const range: DateRange = { start: addDays(TODAY, -60), end: TODAY };
  const days = `StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}`;

  it.each([
    ['Management[]=2', { channels: [2] }],
    ['Management[]=3&Management[]=11', { juniors: [3, 11] }],
    ['Management[]=9', { assistants: [9] }],
    ['Advisors[]=1108&Advisors[]=1161', { advisers: [1108, 1161] }],
  ])('narrows both dashboards alike: %s', async (query, chosen) => {
    for (const username of ['rol1', 'rol4', 'rol6']) {
      const daily = await desk.get(username, `/bi/sales-amount?${days}&${query}`);
      const sales = await desk.get(username, salesUrl(askSales(username, range, chosen)));
      expect(sales.json<{ body: Sales }>().body.DailySales).toEqual(daily.json<{ body: unknown }>().body);
    }
  });
});
