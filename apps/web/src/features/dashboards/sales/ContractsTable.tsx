import type { ContractAsk } from '@sereno/domain/dashboards';
import { cardLayout } from '@sereno/ui/data-table';
import { useMemo } from 'react';
import { detailMemory } from '../detail/detailMemory.ts';
import { askInHref } from '../detail/useDetail.ts';
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
  askOf: ((row: Row) => ContractAsk | null) | null;
};

/** A table of the sales dashboard, each of whose rows leads to its contracts (SAL-28 to SAL-34). */
export function ContractsTable<Row extends { readonly id: string }>(props: ContractsTableProps<Row>) {
  const { kind, isOld, askOf, ...table } = props;
  const { user, open } = useDashboard();
  const memory = useMemo(() => detailMemory(user.id, kind), [user.id, kind]);
  const openContracts = (ask: ReturnType<typeof askInHref>): void => {
    if (ask?.kind === 'contracts' && !isOld) open(ask);
  };
  return (
    <DashboardTable
      {...table}
      headingLevel={3}
      rowId={rowId}
      {...(askOf !== null && { onRowClick: (row: Row) => openContracts(askOf(row)) })}
      onNavigate={(href) => openContracts(askInHref(href))}
      memory={memory}
      cards={cardLayout}
      rowsHeight={ROWS_HEIGHT}
    />
  );
}

const rowId = ({ id }: { readonly id: string }): string => id;
