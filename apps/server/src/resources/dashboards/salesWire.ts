import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import type { SalesDashboardRow } from './salesDashboardQuery.ts';

type Schemas = components['schemas'];

/** In the order of a Spanish dictionary, whatever the database's own. */
const byName = new Intl.Collator('es');

const named = ({ name, sales, amount }: SalesDashboardRow['means'][number]): Schemas['NamedSales'] => ({
  Name: name,
  Sales: sales,
  Amount: fromCents(amount),
});

const performance = ({
  name,
  managerName,
  sales,
}: SalesDashboardRow['advisers'][number]): Schemas['AdviserPerformance'] => ({
  AdvisorName: name,
  ManagerName: managerName,
  Sales: sales,
});

type Spot = SalesDashboardRow['byCounty'][number] & { readonly zipCode?: string; readonly itemName?: string };

const place = ({ stateCode, county, zipCode, itemName, sales, amount }: Spot): Schemas['HeatMapRow'] => ({
  StateCode: stateCode,
  County: county,
  ZipCode: zipCode ?? null,
  ItemName: itemName ?? null,
  SalesCount: sales,
  SalesAmount: fromCents(amount),
});

/** The sales dashboard (ENT-13). */
export function salesDashboardOnWire(row: SalesDashboardRow): Schemas['SalesDashboard'] {
  const { sold, cancelled, bf } = row;
  const advisers = row.advisers.toSorted(
    (one, other) => other.sales - one.sales || byName.compare(one.name, other.name) || one.id - other.id,
  );
  return {
    SalesTotal: sold.sales,
    SalesContract: fromCents(sold.amount),
    DiscountAmount: fromCents(sold.discount),
    SalesAmount: fromCents(sold.net),
    AverageTicket: fromCents(sold.averageTicket),
    AveragePlanTicket: fromCents(sold.averageServiceTicket),
    DownPaymentTotal: fromCents(sold.downPayment),
    SalesAdvisors: sold.advisers,
    DailyAdvisers: sold.upToDate,
    InitialSalesAdvisors: sold.initial,
    SalesTotalCancelled: cancelled.sales,
    SalesContractCancelled: fromCents(cancelled.amount),
    DiscountAmountCancelled: fromCents(cancelled.discount),
    SalesAmountCancelled: fromCents(cancelled.net),
    AverageTicketCancelled: fromCents(cancelled.averageTicket),
    AveragePlanTicketCancelled: fromCents(cancelled.averageServiceTicket),
    DownPaymentTotalCancelled: fromCents(cancelled.downPayment),
    SalesAdvisorsCancelled: cancelled.advisers,
    DailyAdvisersCancelled: cancelled.upToDate,
    InitialSalesAdvisorsCancelled: cancelled.initial,
    SalesBBF: {
      Sales: bf.sales,
      SalesContract: fromCents(bf.amount),
      SalesDiscount: fromCents(bf.discount),
      SalesAmount: fromCents(bf.net),
    },
    DailySales: row.days.map(({ date, sales, amount }) => ({
      Date: formatWireDate(date),
      Sales: sales,
      Amount: fromCents(amount),
    })),
    ProspectionMeansSales: row.means.map(named),
    Financing: row.financing.map(({ payments, ...sales }) => ({ ...named(sales), NumberPayments: payments })),
    DownPaymentMethod: row.downPayments.map(named),
    TopItemsSold: row.items.map(named),
    RankingSlp: row.ranking.map(({ slpCode, ...sales }) => ({ SlpCode: slpCode, ...named(sales) })),
    AdvisorsPerformance: {
      AdvisorsActive: advisers.filter(({ atWork }) => atWork).map(performance),
      AdvisorsWithSales: advisers.filter(({ sales }) => sales > 0).map(performance),
      AdvisorsWithoutSales: advisers.filter(({ sales }) => sales === 0).map(performance),
    },
    HeatMap: {
      byCountyZipCode: row.byZipCode.map(place),
      byItemCode: row.byItem.map(place),
      byCounty: row.byCounty.map(place),
    },
  };
}
