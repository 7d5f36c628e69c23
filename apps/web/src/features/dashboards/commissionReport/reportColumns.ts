import type { CommissionReportRow } from '@sereno/domain/commission';
import type { Config } from '@sereno/domain/config';
import { formatWeek } from '@sereno/domain/week';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/commissionReport/es.ts';
import { choiceColumn } from '../../../platform/columns.ts';

type Column = TableColumn<CommissionReportRow>;
type Words = Translate<typeof es>;

type Amount = 'total' | 'base' | 'commission' | 'secondaryCommission' | 'amountFinanced';

/** The amount of a row that 'Comisión Integre 26%' shows, by its name in the answer: an installation says which (CMR-04). */
type IntegreField = Config['commissionsReport']['integreField'];

const AMOUNTS: Readonly<Record<IntegreField, Amount>> = {
  CommissionBase: 'base',
  Commission: 'commission',
  SecondaryCommission: 'secondaryCommission',
};

const amount = (id: Amount, title: string, width: number, shown = id): Column => ({
  id,
  title,
  kind: 'money',
  width,
  total: 'sum',
  value: (row) => row[shown],
});

/**
 * The columns of the commissions report (CMR-02). First who sold what, and what it earns, which a laptop shows whole; the number that
 * only support asks for comes last.
 * @param integre What 'Comisión Integre 26%' shows; null without the right to see it: no table, file or print has it then (CMR-03, CMR-06).
 */
export function reportColumns(t: Words, integre: IntegreField | null): readonly Column[] {
  return [
    {
      id: 'contract',
      title: t('commissionReport.contract'),
      kind: 'text',
      width: 104,
      pinned: true,
      rank: 'second',
      hideable: false,
      value: ({ contract }) => contract,
    },
    {
      ...choiceColumn(
        'adviserName',
        t('commissionReport.adviser'),
        ({ adviserName }: CommissionReportRow) => adviserName,
        192,
      ),
      rank: 'third',
    },
    { ...choiceColumn('plan', t('commissionReport.plan'), ({ plan }: CommissionReportRow) => plan, 224), rank: 'note' },
    { ...amount('total', t('commissionReport.total'), 112), rank: 'last' },
    { ...amount('commission', t('commissionReport.commission'), 116), rank: 'lead' },
    // Its id is kept by memories and saved views, whatever it shows.
    ...(integre ? [amount('secondaryCommission', t('commissionReport.integre'), 188, AMOUNTS[integre])] : []),
    amount('base', t('commissionReport.base'), 148),
    {
      id: 'insertedOn',
      title: t('commissionReport.insertedOn'),
      kind: 'date',
      width: 136,
      value: ({ insertedOn }) => insertedOn,
    },
    {
      id: 'week',
      title: t('commissionReport.week'),
      kind: 'text',
      filter: 'oneOf',
      width: 96,
      // As text the weeks of two years would mix; the day of entry gives their order.
      sortable: false,
      value: ({ week }) => week && formatWeek(week),
    },
    amount('amountFinanced', t('commissionReport.amountFinanced'), 124),
    {
      id: 'payments',
      title: t('commissionReport.payments'),
      kind: 'number',
      width: 132,
      value: ({ payments }) => payments,
    },
    choiceColumn('financing', t('commissionReport.financing'), ({ financing }) => financing, 132),
    choiceColumn('managerName', t('commissionReport.manager'), ({ managerName }) => managerName, 184),
    // A name, no figure: written as one it would have thousands in groups.
    { id: 'id', title: t('commissionReport.id'), kind: 'text', width: 88, value: ({ id }) => String(id) },
  ];
}
