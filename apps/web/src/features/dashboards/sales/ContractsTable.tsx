import type { ContractQuery } from '@sereno/domain/dashboards';
import { cardLayout } from '@sereno/ui/data-table';
import { useMemo } from 'react';
import { detailMemory } from '../detail/detailMemory.ts';
import { detailInHref } from '../detail/useDetail.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardTable, type DashboardTableProps } from '../kit/DashboardTable.tsx';
import { ROWS_HEIGHT } from './LateSection.styles.ts';

export type ContractsTableProps<Row> = Pick<
  DashboardTableProps<Row>,
  'title' | 'columns' | 'rows' | 'empty' | 'refreshing'
> & {
  /** What the rows are, for the memory of sort and columns. */
  kind: string;
  /** Whether the rows are of other filters than those that are chosen by now: nothing is opened from them. */
  isOld: boolean;
  /** The contracts behind a row, null where it leads nowhere; null where no row leads anywhere. */
  detailOf: ((row: Row) => ContractQuery | null) | null;
};

/** A table of the sales dashboard, each of whose rows leads to its contracts (SAL-28 to SAL-34). */
export function ContractsTable<Row extends { readonly id: string }>(props: ContractsTableProps<Row>) {
  const { kind, isOld, detailOf, ...table } = props;
  const { user, open } = useDashboard();
  const memory = useMemo(() => detailMemory(user.id, kind), [user.id, kind]);
  const openContracts = (detail: ReturnType<typeof detailInHref>): void => {
    if (detail?.kind === 'contracts' && !isOld) open(detail);
  };
  return (
    <DashboardTable
      {...table}
      headingLevel={3}
      rowId={rowId}
      {...(detailOf !== null && { onRowClick: (row: Row) => openContracts(detailOf(row)) })}
      onNavigate={(href) => openContracts(detailInHref(href))}
      memory={memory}
      cards={cardLayout}
      rowsHeight={ROWS_HEIGHT}
    />
  );
}

const rowId = ({ id }: { readonly id: string }): string => id;
