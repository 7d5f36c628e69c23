import type { Viewer } from '@sereno/domain/access';
import type { CommissionReportRow } from '@sereno/domain/commission';
import { formatWeek } from '@sereno/domain/week';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/commissionReport/es.ts';

type Column = TableColumn<CommissionReportRow>;
type Words = Translate<typeof es>;

/** Whether a viewer may see the 'Comisión Integre 26%' (CMR-03). */
export const seesIntegre = ({ roleId }: Pick<Viewer, 'roleId'>): boolean => roleId === 1;

const amount = (
  id: 'total' | 'base' | 'commission' | 'secondaryCommission' | 'amountFinanced',
  title: string,
  width: number,
): Column => ({ id, title, kind: 'money', width, total: 'sum', value: (row) => row[id] });

const name = (id: 'financing' | 'plan' | 'adviserName' | 'managerName', title: string, width: number): Column => ({
  id,
  title,
  kind: 'text',
  filter: 'oneOf',
  width,
  value: (row) => row[id],
});

/**
 * The columns of the commissions report (CMR-02). What makes the commission stands first, who sold it follows, and the number that
 * only support asks for comes last.
 * @param hasIntegre Whether 'Comisión Integre 26%' is one of them: for others it is in no table, file or sheet (CMR-03, CMR-06).
 */
export function reportColumns(t: Words, hasIntegre: boolean): readonly Column[] {
  return [
    {
      id: 'contract',
      title: t('commissionReport.contract'),
      kind: 'text',
      width: 104,
      pinned: true,
      hideable: false,
      value: ({ contract }) => contract,
    },
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
    amount('total', t('commissionReport.total'), 124),
    amount('base', t('commissionReport.base'), 148),
    amount('commission', t('commissionReport.commission'), 116),
    ...(hasIntegre ? [amount('secondaryCommission', t('commissionReport.integre'), 188)] : []),
    amount('amountFinanced', t('commissionReport.amountFinanced'), 124),
    {
      id: 'payments',
      title: t('commissionReport.payments'),
      kind: 'number',
      width: 132,
      value: ({ payments }) => payments,
    },
    name('financing', t('commissionReport.financing'), 132),
    name('plan', t('commissionReport.plan'), 160),
    name('adviserName', t('commissionReport.adviser'), 184),
    name('managerName', t('commissionReport.manager'), 184),
    // A name, no figure: written as one it would have thousands in groups.
    { id: 'id', title: t('commissionReport.id'), kind: 'text', width: 88, value: ({ id }) => String(id) },
  ];
}
