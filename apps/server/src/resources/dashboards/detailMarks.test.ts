import { addDays, type DateRange, formatWireDate } from '@sereno/domain/calendar';
import type { components } from '@sereno/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../../testing/activityDesk.ts';
import { addContract, askSales, salesUrl } from '../../testing/salesDesk.ts';
import type { SalesOracleQuery } from '../../testing/salesOracle.ts';
import { startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];
type Contract = Schemas['ContractDetail'];
type Part = { readonly Sales: number; readonly Amount: number };

/** A day before the demo's first one, so that only added rows fall on it. */
const ALONE = '2019-05-06';

let server: TestServer;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = createDesk(server);
  for (const county of ['Guadalajara', 'GUADALAJARA ', 'guadalajara', ' Guadalajára'])
    await addContract(server, ALONE, { county, amount: 100_001 });
  // Another county, another state with a county of that name, and a place without a name.
  await addContract(server, ALONE, { county: 'Zapopan', zip_code: '45010' });
  await addContract(server, ALONE, {
    county: 'guadalajara',
    state: 'Nuevo León',
    state_code: 'NLE',
    zip_code: '64000',
  });
  await addContract(server, ALONE, { county: ' ', zip_code: '00000' });
  // Three items whose parts of the amount after discount are no whole cents, one of them twice in a contract.
  await addContract(server, ALONE, { amount: 1000, discount: 1, down_payment: 7, down_payment_method: 'Vale' }, [
    { item_name: 'Urna', amount: 333 },
    { item_name: 'Nicho', amount: 334 },
    { item_name: 'Urna', amount: 333 },
  ]);
  await addContract(server, ALONE, { amount: 500, payments: 24, financing_plan: '24 meses', cancelled_on: ALONE });
  // One item in three spellings, two of them in one contract.
  await addContract(server, ALONE, { amount: 1000, discount: 1 }, [
    { item_name: 'Cripta familiar', amount: 333 },
    { item_name: 'CRIPTA  FAMILIAR', amount: 667 },
  ]);
  await addContract(server, ALONE, { amount: 700 }, [{ item_name: ' Cripta famíliar', amount: 700 }]);
  const nobody = await desk.prospect({ means_id: null });
  await addContract(server, ALONE, { prospect_id: nobody });
});
afterAll(() => server.close());

const alone: DateRange = { start: ALONE, end: ALONE };
const year: DateRange = { start: addDays(TODAY, -364), end: TODAY };
const month: DateRange = { start: addDays(TODAY, -29), end: TODAY };

const ASKED: readonly SalesOracleQuery[] = [
  askSales('rol1', alone),
  askSales('rol1', year),
  askSales('rol1', month, { line: 'PF', assistants: [2] }),
  askSales('rol2', year, { channels: [3], juniors: [4, 5, 10, 11] }),
  askSales('rol3', year, { teams: [1, 2] }),
  askSales('rol4', year, { line: 'SG', teams: [1] }),
  askSales('rol6', year, { advisers: [1108, 1109, 1161] }),
  askSales('rol8', alone),
  askSales('empresa2', year),
];

const cents = (pesos: number) => Math.round(pesos * 100);
const sum = (rows: readonly Contract[], amount: (row: Contract) => number | null) =>
  rows.reduce((total, row) => total + cents(amount(row) ?? 0), 0);

const net = ({ SalesAmount }: Contract) => SalesAmount;

const list = (name: string, ids: readonly number[]) => ids.map((id) => `&${name}[]=${id}`).join('');

/** The filters of the screen as the rows take them. */
function scopeOf({ range, line, advisers, assistants, channels, juniors, teams }: SalesOracleQuery): string {
  return [
    `StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}`,
    line === '*' ? '' : `&BusinessLine=${line}`,
    list('Advisors', advisers),
    list('AssistantManagers', assistants),
    list('Management', channels),
    list('JrManagement', juniors),
    list('ActiveTeams', teams),
  ].join('');
}

async function rowsOf<Row = Contract>(
  username: string,
  scope: string,
  mark: Readonly<Record<string, string | number | boolean | null>>,
  path = 'contracts',
): Promise<readonly Row[]> {
  const parts = Object.entries(mark).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`&${name}=${encodeURIComponent(value)}`],
  );
  const response = await desk.get(username, `/bi/detail/${path}?${scope}${parts.join('')}`);
  if (response.statusCode !== 200) throw new Error(`The rows of ${parts.join('')} are not there: ${response.body}`);
  return response.json<{ body: Row[] }>().body;
}

/** What a mark itself says. */
const said = ({ Sales, Amount }: Part, mark: object) => ({ mark, sales: Sales, amount: cents(Amount) });

/** The first marks and the last ones of a series: a year has hundreds of places. */
const some = <Mark>(marks: readonly Mark[]): readonly Mark[] =>
  marks.length > 8 ? [...marks.slice(0, 5), ...marks.slice(-3)] : marks;

const title = (requested: SalesOracleQuery) => `${requested.username} ${scopeOf(requested)}`;

describe.each(ASKED.map((requested) => [title(requested), requested] as const))(
  'the rows behind the sales of %s',
  (_title, requested) => {
    let sales: Schemas['SalesDashboard'];
    beforeAll(async () => {
      const response = await desk.get(requested.username, salesUrl(requested));
      sales = response.json<{ body: Schemas['SalesDashboard'] }>().body;
    });

    const rows = (mark: Parameters<typeof rowsOf>[2]) => rowsOf(requested.username, scopeOf(requested), mark);

    /** The number of rows behind a datum of a chart, and their sum in cents. */
    async function behind(mark: Parameters<typeof rowsOf>[2], amount: (row: Contract) => number | null = net) {
      const found = await rows(mark);
      return { mark, sales: found.length, amount: sum(found, amount) };
    }

    it('SAL-08 SAL-09 SAL-10 SAL-11 SAL-12 SAL-15 are the figures of the cards, those that were cancelled too', async () => {
      const sold = await rows({});
      expect({
        sales: sold.length,
        contract: sum(sold, (row) => row.SalesContract),
        discount: sum(sold, (row) => row.DiscountAmount),
        net: sum(sold, net),
        down: sum(sold, (row) => row.DownPayment),
      }).toEqual({
        sales: sales.SalesTotal,
        contract: cents(sales.SalesContract),
        discount: cents(sales.DiscountAmount),
        net: cents(sales.SalesAmount),
        down: cents(sales.DownPaymentTotal),
      });
      const cancelled = await rows({ Basis: 'cancelled' });
      expect({
        sales: cancelled.length,
        contract: sum(cancelled, (row) => row.SalesContract),
        net: sum(cancelled, net),
        down: sum(cancelled, (row) => row.DownPayment),
      }).toEqual({
        sales: sales.SalesTotalCancelled,
        contract: cents(sales.SalesContractCancelled),
        net: cents(sales.SalesAmountCancelled),
        down: cents(sales.DownPaymentTotalCancelled),
      });
    });

    it('SAL-20 SAL-21 SAL-22 SAL-23 SAL-24 SAL-26 are those of a medium, a plan, a way of paying down, an adviser', async () => {
      for (const part of some(sales.ProspectionMeansSales)) {
        const mark = { ProspectionMeans: part.Name };
        expect(await behind(mark)).toEqual(said(part, mark));
      }
      for (const part of sales.Financing) {
        const mark = { NumberPayments: part.NumberPayments };
        expect(await behind(mark)).toEqual(said(part, mark));
      }
      for (const part of sales.DownPaymentMethod) {
        const mark = { DownPaymentMethod: part.Name };
        expect(await behind(mark, ({ DownPayment }) => DownPayment)).toEqual(said(part, mark));
      }
      for (const part of some(sales.RankingSlp)) {
        const mark = { SlpCode: part.SlpCode };
        expect(await behind(mark)).toEqual(said(part, mark));
      }
    });

    it('SAL-25 are those of an item, each with the part that the item has of it', async () => {
      for (const part of some(sales.TopItemsSold)) {
        const mark = { ItemName: part.Name };
        expect(await behind(mark, ({ ItemAmount }) => ItemAmount)).toEqual(said(part, mark));
      }
    });

    it('SAL-27a SAL-27b SAL-27c SAL-32 SAL-33 are those of a place', async () => {
      const { byCounty, byCountyZipCode, byItemCode } = sales.HeatMap;
      for (const { StateCode, County, ZipCode, SalesCount, SalesAmount } of [
        ...some(byCounty),
        ...some(byCountyZipCode),
      ]) {
        const mark = { StateCode, County, ZipCode };
        expect(await behind(mark)).toEqual(said({ Sales: SalesCount, Amount: SalesAmount }, mark));
      }
      for (const { StateCode, County, ItemName, SalesCount, SalesAmount } of some(byItemCode)) {
        const mark = { StateCode, County, ItemName };
        expect(await behind(mark, ({ ItemAmount }) => ItemAmount)).toEqual(
          said({ Sales: SalesCount, Amount: SalesAmount }, mark),
        );
      }
    });

    it('SAL-28 SAL-29 SAL-30 SAL-31 are those of an adviser by name', async () => {
      for (const { AdvisorName, ManagerName, Sales } of some(sales.AdvisorsPerformance.AdvisorsActive))
        expect([AdvisorName, await rows({ AdvisorName, ManagerName })]).toEqual([
          AdvisorName,
          expect.objectContaining({ length: Sales }),
        ]);
    });
  },
);

describe('a county', () => {
  const scope = scopeOf(askSales('rol1', alone));
  const inCounty = (County: string, more = {}) => rowsOf('rol1', scope, { County, StateCode: 'JAL', ...more });

  it.each(['Guadalajara', 'GUADALAJARA ', 'guadalajara', 'Guadalajára', '  guadalajara'])(
    'SAL-27c is one in every spelling: %j',
    async (county) => {
      // Those in four spellings, and the five that are there by themselves.
      expect(await inCounty(county)).toHaveLength(9);
    },
  );

  it('SAL-34 is another one in another state, and has its own postal codes', async () => {
    expect(await inCounty('Guadalajara', { StateCode: 'NLE' })).toHaveLength(1);
    expect(await inCounty('Guadalajara', { StateCode: 'nle ' })).toHaveLength(1);
    expect(await inCounty('Guadalajara', { ZipCode: '45010' })).toEqual([]);
    expect(await inCounty('Guadala')).toEqual([]);
  });
});

describe('an item', () => {
  it('SAL-25 that is twice in a contract counts it once, with both parts to the cent', async () => {
    const scope = scopeOf(askSales('rol1', alone));
    const [urn] = await rowsOf('rol1', scope, { ItemName: 'Urna' });
    const [niche] = await rowsOf('rol1', scope, { ItemName: 'Nicho' });
    expect(urn?.SalesAmount).toBe(9.99);
    expect(cents(urn?.ItemAmount ?? 0) + cents(niche?.ItemAmount ?? 0)).toBe(999);
    const [plain] = await rowsOf('rol1', scope, { DownPaymentMethod: 'Vale' });
    expect(plain?.ItemAmount).toBeNull();
  });
});

describe('an item of several spellings', () => {
  const scope = scopeOf(askSales('rol1', alone));

  it.each(['Cripta familiar', 'CRIPTA FAMILIAR', ' cripta  famíliar '])(
    'SAL-25 SAL-33 is one, with all its parts of a contract: %j',
    async (item) => {
      const rows = await rowsOf('rol1', scope, { ItemName: item });
      expect(rows.map(({ ItemAmount }) => ItemAmount)).toEqual([7, 9.99]);
      expect(await rowsOf('rol1', scope, { ItemName: 'Cripta' })).toEqual([]);
    },
  );

  it('SAL-25 is one bar, with as many rows as it says', async () => {
    const response = await desk.get('rol1', salesUrl(askSales('rol1', alone)));
    const { TopItemsSold } = response.json<{ body: Schemas['SalesDashboard'] }>().body;
    const bars = TopItemsSold.filter(({ Name }) => /cripta/iu.test(Name));
    expect(bars).toEqual([{ Name: 'Cripta famíliar', Sales: 2, Amount: 16.99 }]);
  });
});

describe('the rows behind the team dashboard', () => {
  type Renewal = Schemas['RenewalDetail'];

  it.each([
    ['rol1', ''],
    ['rol1', '&Managers=106'],
    ['rol4', '&Managers=106&AdvisorActiveSwitch=true'],
    ['rol4', '&AdvisorActiveSwitch=true'],
    // Managers are ignored for viewers who may not choose them (STM-06).
    ['rol6', '&Managers=999'],
    ['rol8', '&Managers=106'],
    ['empresa2', ''],
  ])('STM-08 STM-09 STM-10 STM-12 are its amounts, and those of each adviser: %s %s', async (username, more) => {
    const days = `StartDate=${formatWireDate(year.start)}&EndDate=${formatWireDate(year.end)}`;
    const scope = `${days}${more.replace('Managers', 'Managers[]')}`;
    const response = await desk.get(username, `/dashboard/get-insurance-contract?${days}${more}`);
    const team = response.json<{ body: Schemas['TeamSales'] }>().body;
    const sumsOf = async (mark: Parameters<typeof rowsOf>[2]) => {
      const renewals = await rowsOf<Renewal>(username, scope, mark, 'renewals');
      const [pf, bf] = await Promise.all(
        ['PF', 'BF'].map((BusinessLine) => rowsOf(username, scope, { BusinessLine, ...mark })),
      );
      return {
        renewals: renewals.reduce((total, { Amount }) => total + cents(Amount), 0),
        pf: sum(pf ?? [], ({ SalesAmount }) => SalesAmount),
        bf: sum(bf ?? [], ({ SalesAmount }) => SalesAmount),
      };
    };
    expect(await sumsOf({})).toEqual({
      renewals: cents(team.InsurancesTotal),
      pf: cents(team.ContractsTotal),
      bf: cents(team.ContractsTotalBF),
    });
    for (const row of some(team.InsurancesContracts))
      expect([row.SlpName, await sumsOf({ AdvisorName: row.SlpName, ManagerName: row.SlpManager })]).toEqual([
        row.SlpName,
        {
          renewals: cents(row.InsuranceAmount),
          pf: cents(row.ContractAmount),
          bf: cents(row.ContractAmountBF),
        },
      ]);
  });

  it('CDR-08 STM-08 tell no contact data, and come with the last day first', async () => {
    const rows = await rowsOf<Renewal>('rol1', scopeOf(askSales('rol1', year)), {}, 'renewals');
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toMatch(/@|55\d{8}/u);
    const days = rows.map(({ RenewalDate }) => RenewalDate);
    expect(days).toEqual(days.toSorted((one, other) => (one < other ? 1 : -1)));
  });
});
