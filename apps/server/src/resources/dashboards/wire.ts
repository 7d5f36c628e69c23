import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import { wireTime } from '../activity/wire.ts';
import type { ActivityDetailRow } from './activityDetailQuery.ts';
import type { listContracts, listProspects, listRenewals } from './detailQueries.ts';
import type { findOffer } from './offerQueries.ts';
import type { ContractSums, sumByStatus } from './salesQueries.ts';
import type { ContractStatus } from '../../database/migrations/salesTables.ts';

/** What the statuses of contracts are called on the wire (TOT-03), in the order of a contract's life. */
const STATUS_NAMES: Readonly<Record<ContractStatus, string>> = {
  pending: 'Pendiente',
  current: 'Vigente',
  settled: 'Liquidado',
  cancelled: 'Cancelado',
};

const STATUSES: readonly ContractStatus[] = ['pending', 'current', 'settled', 'cancelled'];

/** The status of a name; undefined for a name that is none of them. */
export const statusOfName = (name: string): ContractStatus | undefined =>
  STATUSES.find((status) => STATUS_NAMES[status] === name);

type Schemas = components['schemas'];
type RowOf<List extends (...of: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number];

export const contractDetailOnWire = (row: RowOf<typeof listContracts>): Schemas['ContractDetail'] => ({
  ContractNumber: row.number,
  BusinessLine: row.line,
  ProspectId: row.prospectId,
  ProspectName: row.prospectName ?? '',
  Advisor: row.adviserName ?? '',
  SaleDate: formatWireDate(row.soldOn),
  CancelDate: row.cancelledOn && formatWireDate(row.cancelledOn),
  Status: STATUS_NAMES[row.status],
  SalesContract: fromCents(row.amount),
  DiscountAmount: fromCents(row.discount),
  SalesAmount: fromCents(row.net),
  DownPayment: fromCents(row.downPayment),
  ItemAmount: row.itemAmount === null ? null : fromCents(row.itemAmount),
});

export const renewalDetailOnWire = (row: RowOf<typeof listRenewals>): Schemas['RenewalDetail'] => ({
  Id: row.id,
  ContractNumber: row.number,
  ProspectId: row.prospectId,
  ProspectName: row.prospectName ?? '',
  Advisor: row.adviserName ?? '',
  RenewalDate: formatWireDate(row.renewedOn),
  Amount: fromCents(row.amount),
});

export const activityDetailOnWire = (row: ActivityDetailRow): Schemas['ActivityDetail'] => ({
  Id: row.id,
  ProspectId: row.prospectId,
  ProspectName: row.prospectName ?? '',
  ActivityTypeId: row.typeId,
  Name: row.subjectName ?? '',
  ActivityDate: formatWireDate(row.date),
  StartTime: wireTime(row.time),
  Advisor: row.adviserName ?? '',
  Tracing: row.tracingName,
});

export const prospectDetailOnWire = (row: RowOf<typeof listProspects>): Schemas['ProspectDetail'] => ({
  ProspectId: row.id,
  ProspectName: row.prospectName ?? '',
  ProspectionMeans: row.meansName,
  CreatedDate: formatWireDate(row.createdOn),
  Advisor: row.adviserName ?? '',
});

const NOTHING: ContractSums = { sales: 0, amount: 0, discount: 0, net: 0, downPayment: 0 };

/** The sum of some figures, in whole cents. */
const together = (parts: readonly ContractSums[]): ContractSums =>
  parts.reduce(
    (sum, part) => ({
      sales: sum.sales + part.sales,
      amount: sum.amount + part.amount,
      discount: sum.discount + part.discount,
      net: sum.net + part.net,
      downPayment: sum.downPayment + part.downPayment,
    }),
    NOTHING,
  );

/** The totals and their parts (ENT-17): the largest part first, since the card shows three of them (TOT-04). */
export function totalSalesOnWire(parts: Awaited<ReturnType<typeof sumByStatus>>): Schemas['TotalSales'] {
  const sold = parts.filter(({ basis }) => basis === 'sold');
  const all = together(sold);
  const cancelled = together(parts.filter(({ basis }) => basis === 'cancelled'));
  const details = sold.toSorted(
    (one, other) => other.sales - one.sales || STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status),
  );
  return {
    ...sumsOnWire(all),
    SalesContractCancelled: fromCents(cancelled.amount),
    DiscountAmountCancelled: fromCents(cancelled.discount),
    SalesAmountCancelled: fromCents(cancelled.net),
    SalesTotalCancelled: cancelled.sales,
    DownPaymentTotalCancelled: fromCents(cancelled.downPayment),
    Detail: details.map(({ status, ...part }) => ({ Status: STATUS_NAMES[status], ...sumsOnWire(part) })),
  };
}

const sumsOnWire = ({ sales, amount, discount, net, downPayment }: ContractSums) => ({
  SalesContract: fromCents(amount),
  DiscountAmount: fromCents(discount),
  SalesAmount: fromCents(net),
  SalesTotal: sales,
  DownPaymentTotal: fromCents(downPayment),
});

/** The offer of a month (ENT-16). */
export const offerOnWire = (offer: NonNullable<Awaited<ReturnType<typeof findOffer>>>): Schemas['MonthlyOffer'] => ({
  NameOffer: offer.name,
  StartOffer: formatWireDate(offer.start),
  EndOffer: formatWireDate(offer.end),
  RankingOffer: offer.ranking.map(({ position, name, amount }) => ({
    Position: position,
    Name: name ?? '',
    Amount: fromCents(amount),
  })),
});
