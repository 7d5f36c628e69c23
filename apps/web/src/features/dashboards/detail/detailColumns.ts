import type {
  ActivityDetail,
  ContractAsk,
  ContractDetail,
  ProspectDetail,
  RenewalDetail,
} from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardDetail/es.ts';
import { paths } from '../../../platform/paths.ts';
import { amountsInSight } from './contractAmounts.ts';
import { statusTone } from './statusTone.ts';

type Words = Translate<typeof es>;

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
  id: 'adviser',
  title: t('dashboardDetail.adviser'),
  kind: 'text',
  filter: 'oneOf',
  width: 176,
  // One is said above the rows.
  hidden: isOne,
  value: ({ adviserName }) => adviserName,
});

/** A contract by its number, which stays in sight. */
const contract = <Row extends { readonly contractNumber: string }>(t: Words): TableColumn<Row> => ({
  id: 'contract',
  title: t('dashboardDetail.contract'),
  kind: 'text',
  width: 104,
  pinned: true,
  hideable: false,
  value: ({ contractNumber }) => contractNumber,
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
 */
export function contractColumns(
  t: Words,
  ask: ContractAsk,
  isOneAdviser: boolean,
): readonly TableColumn<ContractDetail>[] {
  const isCancelled = ask.basis === 'cancelled';
  const ofItem = ask.item !== undefined;
  const inSight = amountsInSight(ask, isOneAdviser);
  return [
    contract(t),
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
      id: 'businessLine',
      title: t('dashboardDetail.businessLine'),
      kind: 'text',
      filter: 'oneOf',
      width: 88,
      hidden: true,
      value: ({ businessLine }) => businessLine,
    },
  ];
}

/**
 * The columns of renewals, with the total of their amounts, which is the figure of the team dashboard (STM-08).
 * @param isOneAdviser Whether all of them are of one adviser.
 */
export function renewalColumns(t: Words, isOneAdviser: boolean): readonly TableColumn<RenewalDetail>[] {
  return [
    contract(t),
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
    {
      id: 'type',
      title: t('dashboardDetail.type'),
      kind: 'text',
      filter: 'oneOf',
      width: 104,
      value: ({ activityTypeId }) => typeName(activityTypeId),
    },
    {
      id: 'subject',
      title: t('dashboardDetail.subject'),
      kind: 'text',
      filter: 'oneOf',
      width: 168,
      value: ({ subject }) => subject,
    },
    { id: 'date', title: t('dashboardDetail.date'), kind: 'date', width: 104, value: ({ date }) => date },
    { id: 'time', title: t('dashboardDetail.time'), kind: 'time', width: 72, value: ({ time }) => time },
    adviser(t),
    {
      id: 'tracing',
      title: t('dashboardDetail.tracing'),
      kind: 'text',
      filter: 'oneOf',
      value: ({ tracing }) => tracing,
    },
  ];
}

/** The columns of prospects. */
export function prospectColumns(t: Words): readonly TableColumn<ProspectDetail>[] {
  return [
    { ...prospect<ProspectDetail>(t), pinned: true },
    {
      id: 'means',
      title: t('dashboardDetail.means'),
      kind: 'text',
      filter: 'oneOf',
      value: ({ prospectionMeans }) => prospectionMeans,
    },
    { id: 'createdOn', title: t('dashboardDetail.createdOn'), kind: 'date', width: 128, value: (row) => row.createdOn },
    adviser(t),
  ];
}
