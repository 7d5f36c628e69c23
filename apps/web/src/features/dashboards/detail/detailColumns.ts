import type {
  ActivityDetail,
  ContractQuery,
  ContractDetail,
  ProspectDetail,
  RenewalDetail,
} from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { BadgeTone } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardDetail/es.ts';
import { paths } from '../../../platform/paths.ts';
import { amountsInSight } from './contractAmounts.ts';
import { choiceColumn } from '../../../platform/columns.ts';

type Words = Translate<typeof es>;

/** By the names that the wire has for them (TOT-03). */
const TONES: ReadonlyMap<string, BadgeTone> = new Map([
  ['Pendiente', 'warning'],
  ['Vigente', 'positive'],
  ['Liquidado', 'neutral'],
  ['Cancelado', 'danger'],
]);

/** The tone of a contract's status, beside its word; neutral for a status that is not known. */
export const statusTone = (status: string): BadgeTone => TONES.get(status) ?? 'neutral';

/** Who it is about; leads to the page of the prospect. */
const prospect = <Row extends { readonly prospectId: number | null; readonly prospectName: string }>(
  t: Words,
): TableColumn<Row> => ({
  id: 'prospect',
  title: t('dashboardDetail.prospect'),
  kind: 'link',
  width: 164,
  hideable: false,
  value: ({ prospectName }) => prospectName || t('dashboardDetail.unnamed'),
  href: ({ prospectId }) => (prospectId === null ? null : paths.prospectDetail(prospectId)),
});

const adviser = <Row extends { readonly adviserName: string }>(t: Words, isOne = false): TableColumn<Row> => ({
  ...choiceColumn('adviser', t('dashboardDetail.adviser'), ({ adviserName }) => adviserName, 176),
  // One is said above the rows.
  hidden: isOne,
});

/** A contract by its number, which stays in sight, and leads to it for those who may open the contracts. */
const contract = <Row extends { readonly contractNumber: string }>(t: Words, isLink: boolean): TableColumn<Row> => ({
  id: 'contract',
  title: t('dashboardDetail.contract'),
  kind: 'link',
  width: 104,
  pinned: true,
  hideable: false,
  value: ({ contractNumber }) => contractNumber,
  href: ({ contractNumber }) => (isLink ? paths.contract(contractNumber) : null),
});

const amount = (
  id: 'contractAmount' | 'discountAmount' | 'netAmount' | 'downPayment' | 'itemAmount',
  title: string,
  isShown: boolean,
): TableColumn<ContractDetail> => ({
  id,
  title,
  kind: 'money',
  width: 124,
  total: 'sum',
  hidden: !isShown,
  value: (row) => row[id],
});
const day = (id: 'soldOn' | 'cancelledOn', title: string, isShown: boolean): TableColumn<ContractDetail> => ({
  id,
  title,
  kind: 'date',
  width: 104,
  hidden: !isShown,
  value: (row) => row[id],
});

/**
 * The columns of contracts, what was asked about first: so many start in sight as the sheet has room for, and the others can be
 * shown. The sums of all amounts stand above the table anyway (TOT-02).
 * @param isOneAdviser Whether all of them are of one adviser, whose column gives its room to an amount more.
 * @param opensContracts Whether the person may open the contracts.
 */
export function contractColumns(
  t: Words,
  detail: ContractQuery,
  isOneAdviser: boolean,
  opensContracts: boolean,
): readonly TableColumn<ContractDetail>[] {
  const isCancelled = detail.basis === 'cancelled';
  const ofItem = detail.item !== undefined;
  const inSight = amountsInSight(detail, isOneAdviser);
  return [
    contract(t, opensContracts),
    prospect(t),
    adviser(t, isOneAdviser),
    day('cancelledOn', t('dashboardDetail.cancelledOn'), isCancelled),
    day('soldOn', t('dashboardDetail.soldOn'), !isCancelled),
    {
      id: 'status',
      title: t('dashboardDetail.status'),
      kind: 'badge',
      width: 124,
      // Those that were cancelled are all of one.
      hidden: isCancelled,
      value: ({ status }) => status,
      tone: ({ status }) => statusTone(status),
    },
    ...(ofItem ? [amount('itemAmount', t('dashboardDetail.itemAmount'), true)] : []),
    amount('contractAmount', t('dashboardDetail.beforeDiscount'), inSight.has('contractAmount')),
    amount('discountAmount', t('dashboardDetail.discount'), inSight.has('discountAmount')),
    amount('netAmount', t('dashboardDetail.netAmount'), true),
    amount('downPayment', t('dashboardDetail.downPayment'), inSight.has('downPayment')),
    {
      ...choiceColumn('businessLine', t('dashboardDetail.businessLine'), ({ businessLine }) => businessLine, 88),
      hidden: true,
    },
  ];
}

/**
 * The columns of renewals, with the total of their amounts, which is the figure of the team dashboard (STM-08).
 * @param isOneAdviser Whether all of them are of one adviser.
 */
export function renewalColumns(
  t: Words,
  isOneAdviser: boolean,
  opensContracts: boolean,
): readonly TableColumn<RenewalDetail>[] {
  return [
    contract(t, opensContracts),
    prospect(t),
    adviser(t, isOneAdviser),
    { id: 'renewedOn', title: t('dashboardDetail.renewedOn'), kind: 'date', width: 128, value: (row) => row.renewedOn },
    {
      id: 'amount',
      title: t('dashboardDetail.amount'),
      kind: 'money',
      total: 'sum',
      value: (row) => row.amount,
    },
  ];
}

/**
 * The columns of activities.
 * @param typeName The word for a kind of activity.
 */
export function activityColumns(
  t: Words,
  typeName: (activityTypeId: number) => string,
): readonly TableColumn<ActivityDetail>[] {
  return [
    { ...prospect<ActivityDetail>(t), pinned: true },
    choiceColumn('type', t('dashboardDetail.type'), ({ activityTypeId }) => typeName(activityTypeId), 104),
    choiceColumn('subject', t('dashboardDetail.subject'), ({ subject }) => subject, 168),
    { id: 'date', title: t('dashboardDetail.date'), kind: 'date', width: 104, value: ({ date }) => date },
    { id: 'time', title: t('dashboardDetail.time'), kind: 'time', width: 72, value: ({ time }) => time },
    adviser(t),
    choiceColumn('tracing', t('dashboardDetail.tracing'), ({ tracing }) => tracing),
  ];
}

/** The columns of prospects. */
export function prospectColumns(t: Words): readonly TableColumn<ProspectDetail>[] {
  return [
    { ...prospect<ProspectDetail>(t), pinned: true },
    choiceColumn('means', t('dashboardDetail.means'), ({ prospectionMeans }) => prospectionMeans),
    { id: 'createdOn', title: t('dashboardDetail.createdOn'), kind: 'date', width: 128, value: (row) => row.createdOn },
    adviser(t),
  ];
}
