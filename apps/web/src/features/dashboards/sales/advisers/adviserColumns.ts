import type { AdviserList, AdviserRow, ContractQuery } from '@sereno/domain/dashboards';
import type { TableColumn } from '@sereno/ui/data-table';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../../i18n/salesPlaces/es.ts';
import { choiceColumn, nameColumn } from '../../../../platform/columns.ts';

/**
 * The columns of a table of advisers (SAL-31); of those who have not sold, none that says 0 in every row.
 * @param hrefOf The address of contracts; null where none can ask for them.
 */
export function adviserColumns(
  t: Translate<typeof es>,
  hrefOf: (detail: ContractQuery) => string | null,
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
    nameColumn(
      'adviser',
      t('salesPlaces.adviser'),
      224,
      ({ adviserName }) => adviserName || t('salesPlaces.unnamed'),
      ({ detail }) => detail && hrefOf(detail),
    ),
    choiceColumn('manager', t('salesPlaces.manager'), ({ managerName }) => managerName, 200),
    ...(list === 'withoutSales' ? [] : [sales]),
  ];
}
