import { type AdviserList, type AdviserPerformance, type AdviserRow, adviserRows } from '@sereno/domain/dashboards';
import { memo, useMemo } from 'react';
import { useText } from '../../../../i18n/index.tsx';
import { salesPlacesTexts } from '../../../../i18n/areas.ts';
import { ContractsTable } from '../ContractsTable.tsx';
import { useDetailHref } from '../../detail/useDetail.ts';
import type { LateSales } from '../useLateSales.ts';
import { adviserColumns } from './adviserColumns.ts';

export type AdviserTableProps = Omit<LateSales, 'sales'> & {
  title: string;
  list: AdviserList;
  /** Undefined while they load for the first time, null when there is nothing to show. */
  advisers: readonly AdviserPerformance[] | null | undefined;
};

const EMPTY = {
  active: 'salesPlaces.noActive',
  withSales: 'salesPlaces.noSeller',
  withoutSales: 'salesPlaces.allSold',
} as const;

/** Advisers with their manager and their contracts; who has sold leads to them (SAL-28 to SAL-31). */
export const AdviserTable = memo(function AdviserTable({ list, advisers, ...props }: AdviserTableProps) {
  const { t } = useText(salesPlacesTexts);
  const hrefOf = useDetailHref();
  const columns = useMemo(() => adviserColumns(t, hrefOf, list), [t, hrefOf, list]);
  const rows = useMemo(() => advisers && adviserRows(advisers), [advisers]);
  return (
    <ContractsTable
      {...props}
      kind={list === 'withoutSales' ? 'salesAdvisersWithoutSales' : 'salesAdvisers'}
      columns={columns}
      rows={rows}
      detailOf={list === 'withoutSales' ? null : detailOf}
      empty={{ none: t(EMPTY[list]), failed: t('salesPlaces.failed') }}
    />
  );
});

const detailOf = ({ detail }: AdviserRow) => detail;
