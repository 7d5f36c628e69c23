import type { ContractQuery, RenewalQuery, TeamSalesRow } from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/teamSales/es.ts';
import { choiceColumn, nameColumn } from '../../../platform/columns.ts';

/** A line of the ranking in its place of the answer, which has no ids. */
export type RankedRow = TeamSalesRow & {
  readonly place: number;
  /** Whether it is that of the person who looks. */
  readonly isOwn: boolean;
  /** The rows behind the largest of its amounts; null where the names do not say whose they are. */
  readonly detail: ContractQuery | RenewalQuery | null;
};

const amount = (id: 'renewals' | 'pf' | 'bf' | 'total', title: string): TableColumn<RankedRow> => ({
  id,
  title,
  kind: 'money',
  width: id === 'renewals' ? 128 : 120,
  total: 'sum',
  value: (row) => row[id],
});

/**
 * The columns of the ranking; the totals of the amounts are the figures of the cards (STM-08 to STM-12).
 * @param hrefOf The address of the rows behind an amount.
 * @param hasOwn Whether one row is that of the person who looks, which a column says in a word.
 */
export function teamColumns(
  t: Translate<typeof es>,
  hrefOf: (detail: ContractQuery | RenewalQuery) => string | null,
  hasOwn: boolean,
): readonly TableColumn<RankedRow>[] {
  const own: TableColumn<RankedRow> = {
    id: 'own',
    title: t('teamSales.ownTitle'),
    kind: 'badge',
    width: 64,
    rank: 'last',
    sortable: false,
    filterable: false,
    tone: () => 'info',
    value: ({ isOwn }) => (isOwn ? t('teamSales.own') : null),
  };
  return [
    {
      ...nameColumn<RankedRow>(
        'adviser',
        t('teamSales.adviser'),
        220,
        ({ adviserName }) => adviserName || t('teamSales.unnamed'),
        ({ detail }) => detail && hrefOf(detail),
      ),
      rank: 'third',
    },
    ...(hasOwn ? [own] : []),
    {
      id: 'position',
      title: t('teamSales.position'),
      kind: 'number',
      width: 76,
      rank: 'second',
      value: ({ position }) => position,
    },
    {
      ...choiceColumn<RankedRow>('manager', t('teamSales.manager'), ({ managerName }) => managerName, 168),
      rank: 'note',
    },
    amount('renewals', t('teamSales.renewals')),
    amount('pf', t('teamSales.pf')),
    amount('bf', t('teamSales.bf')),
    { ...amount('total', t('teamSales.total')), rank: 'lead' },
    {
      id: 'prospects',
      title: t('teamSales.prospects'),
      kind: 'number',
      width: 108,
      total: 'sum',
      value: ({ prospects }) => prospects,
    },
    {
      id: 'lastDocument',
      title: t('teamSales.lastDocument'),
      kind: 'date',
      width: 112,
      value: ({ lastDocument }) => lastDocument,
    },
  ];
}
