import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSalesDashboard } from './salesDashboard.ts';
import { documentedAnswer } from './testing/documented.ts';
import { readTotalSales } from './totalSales.ts';

const { body } = documentedAnswer('GET /dashboard/get');
const total = (rows: readonly { readonly sales: number; readonly amount: number }[]) =>
  rows.reduce((sum, row) => ({ sales: sum.sales + row.sales, amount: sum.amount + row.amount }), {
    sales: 0,
    amount: 0,
  });

describe('the sales dashboard', () => {
  it('API-38 ENT-13 SAL-08 to SAL-19 reads its figures, the cancelled ones and those of BF', () => {
    expect(readSalesDashboard(body)).toMatchObject({
      figures: {
        sales: 4,
        contractAmount: 154_000,
        discountAmount: 4000,
        netAmount: 150_000,
        averageTicket: 37_500,
        averageServiceTicket: 30_000,
        downPayments: 71_000,
        advisersWithSales: 2,
        advisersUpToDate: 2,
        initialAdvisers: 1,
      },
      cancelled: {
        sales: 1,
        contractAmount: 28_000,
        discountAmount: 1000,
        netAmount: 27_000,
        averageTicket: 27_000,
        averageServiceTicket: 27_000,
        downPayments: 3000,
        advisersWithSales: 1,
        advisersUpToDate: 1,
        initialAdvisers: 0,
      },
      bf: { sales: 1, contractAmount: 52_000, discountAmount: 2000, netAmount: 50_000 },
    });
  });

  it('SAL-20 to SAL-27c has series and places that add up to its figures', () => {
    const dashboard = readSalesDashboard(body);
    const whole = { sales: 4, amount: 150_000 };
    expect(total(dashboard?.daily ?? [])).toEqual(whole);
    expect(total(dashboard?.prospectionMeans ?? [])).toEqual(whole);
    expect(total(dashboard?.financing ?? [])).toEqual(whole);
    expect(total(dashboard?.topItems ?? [])).toEqual(whole);
    expect(total(dashboard?.ranking ?? [])).toEqual(whole);
    expect(total(dashboard?.downPaymentMethods ?? [])).toEqual({ sales: 4, amount: 71_000 });
    for (const rows of Object.values(dashboard?.places ?? {})) expect(total(rows)).toEqual(whole);
  });

  it('SAL-22 SAL-26 tells cash by its payments, and advisers by their code', () => {
    const dashboard = readSalesDashboard(body);
    expect(dashboard?.financing).toContainEqual({ name: 'Contado', sales: 2, amount: 62_000, payments: 0 });
    expect(dashboard?.ranking[0]).toEqual({ name: 'Arturo Medina Solís', sales: 2, amount: 82_000, slpCode: 209 });
  });

  it('SAL-28 to SAL-34 reads advisers and places', () => {
    const dashboard = readSalesDashboard(body);
    expect(dashboard?.advisers.active).toHaveLength(3);
    expect(dashboard?.advisers.withSales).toHaveLength(2);
    expect(dashboard?.advisers.withoutSales).toEqual([
      { adviserName: 'Teresa Gómez Ruiz', managerName: 'Elena Cruz Reyes', sales: 0 },
    ]);
    expect(dashboard?.places.byZipCode[1]).toEqual({
      stateCode: 'JAL',
      county: 'Zapopan',
      zipCode: '45010',
      itemName: null,
      sales: 2,
      amount: 68_000,
    });
    expect(dashboard?.places.byItem[0]).toMatchObject({ zipCode: null, itemName: 'Plan Familiar' });
  });

  it('leaves out a row that is not one, and reads figures spelled as text', () => {
    const sale = { Name: 'Facebook', Sales: '2', Amount: '10.25' };
    const dashboard = readSalesDashboard({
      SalesTotal: '2',
      SalesAmount: '10.25',
      AverageTicket: 'ninguno',
      ProspectionMeansSales: [null, { ...sale, Sales: -1 }, { ...sale, Amount: {} }, sale],
    });
    expect(dashboard?.figures).toMatchObject({ sales: 2, netAmount: 10.25, averageTicket: 0 });
    expect(dashboard?.prospectionMeans).toEqual([{ name: 'Facebook', sales: 2, amount: 10.25 }]);
    expect(dashboard?.places.byCounty).toEqual([]);
  });

  it('SAL-21 SAL-26 keeps the sales of what has no name', () => {
    const sale = { Sales: 1, Amount: 5, SlpCode: 7 };
    const dashboard = readSalesDashboard({
      SalesTotal: 2,
      RankingSlp: [{ ...sale, Name: ' ' }],
      TopItemsSold: [{ ...sale, Name: null }],
    });
    expect(dashboard?.ranking).toEqual([{ name: '', sales: 1, amount: 5, slpCode: 7 }]);
    expect(dashboard?.topItems).toEqual([{ name: '', sales: 1, amount: 5 }]);
  });

  it('SAL-31 SAL-34 keeps the figures of a row without a name, so that the totals are those of the cards', () => {
    const place = { SalesCount: 2, SalesAmount: '10.25' };
    const dashboard = readSalesDashboard({
      SalesTotal: 2,
      AdvisorsPerformance: { AdvisorsActive: [{ AdvisorName: null, ManagerName: ' ', Sales: 2 }, { Sales: -1 }, null] },
      HeatMap: { byCounty: [place, { ...place, County: 'León', SalesAmount: 'NaN' }, null, 'x'], byItemCode: {} },
    });
    expect(dashboard?.advisers.active).toEqual([{ adviserName: '', managerName: '', sales: 2 }]);
    expect(dashboard?.places.byCounty).toEqual([
      { stateCode: '', county: '', zipCode: null, itemName: null, sales: 2, amount: 10.25 },
    ]);
  });
});

describe('the total sales', () => {
  it('API-44 ENT-17 TOT-02 TOT-03 read totals and the parts that add up to them', () => {
    const totals = readTotalSales(documentedAnswer('GET /dashboard/getTotal')['body']);
    expect(totals?.figures).toEqual({
      sales: 4,
      contractAmount: 154_000,
      discountAmount: 4000,
      netAmount: 150_000,
      downPayments: 71_000,
    });
    expect(totals?.cancelled).toMatchObject({ sales: 1, netAmount: 27_000, downPayments: 3000 });
    expect(totals?.details.map(({ status }) => status)).toEqual(['Vigente', 'Liquidado']);
    for (const figure of ['sales', 'contractAmount', 'discountAmount', 'netAmount', 'downPayments'] as const) {
      const sum = totals?.details.reduce((whole, detail) => whole + detail[figure], 0);
      expect(sum).toBe(totals?.figures[figure]);
    }
  });

  it('leave out a detail without a status', () => {
    expect(readTotalSales({ SalesTotal: 1, Detail: [{}, { Status: 'Vigente' }, null] })?.details).toHaveLength(1);
  });
});

describe('an answer of another shape', () => {
  it.each([null, undefined, {}, [], 'rows', { SalesTotal: 'muchas' }, { Detail: [] }])('%j has no data', (answer) => {
    expect(readSalesDashboard(answer)).toBeNull();
    expect(readTotalSales(answer)).toBeNull();
  });

  it('never throws, whatever its parts', () => {
    const part = fc.oneof(fc.anything(), fc.array(fc.anything()));
    const answer = fc.record({ SalesTotal: fc.nat(), HeatMap: part, DailySales: part, Detail: part, SalesBBF: part });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), answer), (anything) => {
        expect(readSalesDashboard(anything)?.daily ?? []).toBeInstanceOf(Array);
        expect(readTotalSales(anything)?.details ?? []).toBeInstanceOf(Array);
      }),
    );
  });
});
