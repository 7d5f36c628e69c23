import type { ContractAsk } from '@sereno/domain/dashboards';
import { cardLayout, DataTable, type TableColumn } from '@sereno/ui/data-table';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from '../../../platform/session.ts';
import { detailMemory } from '../detail/detailMemory.ts';
import { askInHref } from '../detail/useDetail.ts';
import { ROWS_HEIGHT } from './LazyTable.tsx';
import type { SalesPartProps } from './partProps.ts';

export type ContractsTableProps<Row> = Omit<SalesPartProps, 'data'> & {
  /** Heading, accessible name and name of the file (TBL-15). */
  title: string;
  /** What the rows are, for the memory of sort and columns. */
  kind: string;
  /** The same array from render to render. */
  columns: readonly TableColumn<Row>[];
  /** Undefined while they load for the first time, null when there is nothing to show. */
  rows: readonly Row[] | null | undefined;
  /** The contracts behind a row, null where it leads nowhere; null where no row leads anywhere. */
  askOf: ((row: Row) => ContractAsk | null) | null;
  /** What an empty table says. */
  emptyText: string;
};

/** A table of the sales dashboard, each of whose rows leads to its contracts (SAL-28 to SAL-34). */
export function ContractsTable<Row extends { readonly id: string }>(props: ContractsTableProps<Row>) {
  const { title, kind, columns, rows, askOf, emptyText, refreshing, isOld, csv, print, onOpen } = props;
  const userId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const memory = useMemo(() => detailMemory(userId, kind), [userId, kind]);
  const open = (ask: ContractAsk | null): void => {
    if (ask !== null && !isOld) onOpen(ask);
  };
  return (
    <DataTable
      title={title}
      headingLevel={3}
      columns={columns}
      rows={rows ?? noRows}
      rowId={rowId}
      {...(askOf !== null && { onRowClick: (row: Row) => open(askOf(row)) })}
      onNavigate={(href) => open(contractsOf(href))}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      search
      filter
      csv={csv}
      print={print}
      memory={memory}
      cards={cardLayout}
      // What has no rows needs no place to scroll in: its sentence stands below the titles.
      {...(rows?.length !== 0 && rows !== null ? { virtual: scrolling } : { emptyText })}
    />
  );
}

const noRows: readonly never[] = [];
const rowId = ({ id }: { readonly id: string }): string => id;
const scrolling = { height: ROWS_HEIGHT };

/** What the link of a row asks for. */
function contractsOf(href: string): ContractAsk | null {
  const ask = askInHref(href);
  return ask?.kind === 'contracts' ? ask : null;
}
