import type { AdviserList, AdviserRow, ContractAsk } from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../../i18n/salesPlaces/es.ts';

/**
 * The columns of a table of advisers (SAL-31); of those who have not sold, none that says 0 in every row.
 * @param hrefOf The address of contracts; null where none can ask for them.
 */
export function adviserColumns(
  t: Translate<typeof es>,
  hrefOf: (ask: ContractAsk) => string | null,
  list: AdviserList,
): readonly TableColumn<AdviserRow>[] {
  const sales: TableColumn<AdviserRow> = {
    id: 'sales',
    title: t('salesPlaces.contracts'),
    kind: 'number',
    total: 'sum',
    value: (row) => row.sales,
  };
  return [
    {
      id: 'adviser',
      title: t('salesPlaces.adviser'),
      kind: 'link',
      width: 224,
      pinned: true,
      hideable: false,
      value: ({ adviserName }) => adviserName || t('salesPlaces.unnamed'),
      href: ({ ask }) => ask && hrefOf(ask),
    },
    {
      id: 'manager',
      title: t('salesPlaces.manager'),
      kind: 'text',
      filter: 'oneOf',
      width: 200,
      value: ({ managerName }) => managerName,
    },
    ...(list === 'withoutSales' ? [] : [sales]),
  ];
}
