import type { DateRange } from '@sereno/domain/calendar';
import type {
  AdviserPerformance,
  AdviserRank,
  BusinessLine,
  FinancingSales,
  NamedSales,
  PeopleScope,
  PlaceSales,
  SalesDashboard,
  SalesFigures,
} from '@sereno/domain/dashboards';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { readDaySales } from './dashboards.ts';
import { amountOf, countIn, countOf, pesosIn } from './figures.ts';
import { asText } from './asText.ts';
import { idsOf, startAndEndDate } from './query.ts';
import { type Fields, fieldsOf, integerOf, rowsOf, textOf } from './readers.ts';

/** The filters of the sales dashboard (FLT-07); without a business line all of them count. */
export type SalesScope = Pick<
  PeopleScope,
  'assistantManagers' | 'managements' | 'juniorManagements' | 'teams' | 'advisers'
> & { readonly businessLine?: BusinessLine | null };

function readNamed(fields: Fields): NamedSales | null {
  const sales = countOf(fields['Sales']);
  const amount = amountOf(fields['Amount']);
  // Without a name the sales still count: a row that is left out would be missing from the totals.
  return sales === null || amount === null ? null : { name: textOf(fields['Name']) ?? '', sales, amount };
}

function readFinancing(fields: Fields): FinancingSales | null {
  const named = readNamed(fields);
  return named && { ...named, payments: countOf(fields['NumberPayments']) };
}

function readRank(fields: Fields): AdviserRank | null {
  const named = readNamed(fields);
  return named && { ...named, slpCode: integerOf(fields['SlpCode']) };
}

function readPerformance(fields: Fields): AdviserPerformance | null {
  const sales = countOf(fields['Sales']);
  if (sales === null) return null;
  // A name is no condition here either.
  return { adviserName: textOf(fields['AdvisorName']) ?? '', managerName: textOf(fields['ManagerName']) ?? '', sales };
}

function readPlace(fields: Fields): PlaceSales | null {
  const sales = countOf(fields['SalesCount']);
  const amount = amountOf(fields['SalesAmount']);
  if (sales === null || amount === null) return null;
  return {
    stateCode: textOf(fields['StateCode']) ?? '',
    county: textOf(fields['County']) ?? '',
    zipCode: textOf(fields['ZipCode']),
    itemName: textOf(fields['ItemName']),
    sales,
    amount,
  };
}

function readFigures(fields: Fields, suffix: '' | 'Cancelled'): SalesFigures {
  return {
    sales: countIn(fields, `SalesTotal${suffix}`),
    contractAmount: pesosIn(fields, `SalesContract${suffix}`),
    discountAmount: pesosIn(fields, `DiscountAmount${suffix}`),
    netAmount: pesosIn(fields, `SalesAmount${suffix}`),
    averageTicket: pesosIn(fields, `AverageTicket${suffix}`),
    averageServiceTicket: pesosIn(fields, `AveragePlanTicket${suffix}`),
    downPayments: pesosIn(fields, `DownPaymentTotal${suffix}`),
    advisersWithSales: countIn(fields, `SalesAdvisors${suffix}`),
    advisersUpToDate: countIn(fields, `DailyAdvisers${suffix}`),
    initialAdvisers: countIn(fields, `InitialSalesAdvisors${suffix}`),
  };
}

/**
 * Reads the sales dashboard (ENT-13). Null without a number of sales, so that a screen says that there are no data
 * instead of showing zeros; any other figure that is missing is 0, a row that is not one is left out.
 */
export function readSalesDashboard(body: unknown): SalesDashboard | null {
  const fields = fieldsOf(body);
  if (countOf(fields['SalesTotal']) === null) return null;
  const bf = fieldsOf(fields['SalesBBF']);
  const advisers = fieldsOf(fields['AdvisorsPerformance']);
  const places = fieldsOf(fields['HeatMap']);
  return {
    figures: readFigures(fields, ''),
    cancelled: readFigures(fields, 'Cancelled'),
    bf: {
      sales: countIn(bf, 'Sales'),
      contractAmount: pesosIn(bf, 'SalesContract'),
      discountAmount: pesosIn(bf, 'SalesDiscount'),
      netAmount: pesosIn(bf, 'SalesAmount'),
    },
    daily: readDaySales(fields['DailySales']),
    prospectionMeans: rowsOf(fields['ProspectionMeansSales'], readNamed),
    financing: rowsOf(fields['Financing'], readFinancing),
    downPaymentMethods: rowsOf(fields['DownPaymentMethod'], readNamed),
    topItems: rowsOf(fields['TopItemsSold'], readNamed),
    ranking: rowsOf(fields['RankingSlp'], readRank),
    advisers: {
      active: rowsOf(advisers['AdvisorsActive'], readPerformance),
      withSales: rowsOf(advisers['AdvisorsWithSales'], readPerformance),
      withoutSales: rowsOf(advisers['AdvisorsWithoutSales'], readPerformance),
    },
    places: {
      byZipCode: rowsOf(places['byCountyZipCode'], readPlace),
      byItem: rowsOf(places['byItemCode'], readPlace),
      byCounty: rowsOf(places['byCounty'], readPlace),
    },
  };
}

/** The sales dashboard (API-38). Channel managements go as `Management[]`, junior ones as `JrManagement[]`. */
export async function salesDashboard(
  client: Client,
  range: DateRange,
  scope: SalesScope = {},
  signal?: AbortSignal,
): Promise<SalesDashboard | null> {
  // All business lines are an asterisk here (SAL-01), an absent parameter on the financial dashboard.
  const businessLine: BusinessLine | '*' = scope.businessLine ?? '*';
  const query = {
    BusinessLine: businessLine,
    ...startAndEndDate(range),
    'SlpCode[]': idsOf(scope.advisers),
    'JrManagement[]': idsOf(scope.juniorManagements),
    'Management[]': idsOf(scope.managements),
    'AssistantManagers[]': idsOf(scope.assistantManagers),
    'ActiveTeams[]': idsOf(scope.teams),
  };
  const reply = await client.GET('/dashboard/get', { params: { query }, ...asText(signal) });
  return readSalesDashboard(bodyOf('GET /dashboard/get', reply));
}
