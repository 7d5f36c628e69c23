import { DataTable, type DataTableProps } from '@sereno/ui/data-table';
import { useMemo } from 'react';
import { useDashboard } from './dashboardContext.ts';

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  | 'title'
  | 'headingLevel'
  | 'columns'
  | 'rowId'
  | 'onRowClick'
  | 'onNavigate'
  | 'rowActions'
  | 'columnView'
  | 'tree'
  | 'expanded'
  | 'onExpandedChange'
  | 'summary'
  | 'memory'
  | 'cards'
  | 'refreshing'
>;

export type DashboardTableProps<Row> = TableProps<Row> & {
  /** Undefined while they load for the first time, null when there is nothing to show. The same array as long as nothing changed. */
  rows: readonly Row[] | null | undefined;
  /** Whether those who may take a CSV are offered a workbook too. Default false. */
  xlsx?: boolean;
  /** Height that the rows scroll in, as a CSS length. Default: the table is as high as a page of them. */
  rowsHeight?: string;
  /** What the table says without rows, and where nothing could be fetched. */
  empty: { readonly none: string; readonly failed: string };
};

/** A table of a dashboard, taken along as a file or on paper by those who may (TBL-13, TBL-14). */
export function DashboardTable<Row>({ rows, rowsHeight, empty, xlsx = false, ...table }: DashboardTableProps<Row>) {
  const { exports } = useDashboard();
  const virtual = useMemo(() => (rowsHeight === undefined ? undefined : { height: rowsHeight }), [rowsHeight]);
  const isEmpty = rows === null || rows?.length === 0;
  return (
    <DataTable
      {...table}
      {...exports}
      xlsx={xlsx && exports.csv}
      rows={rows ?? noRows}
      loading={rows === undefined}
      failed={rows === null}
      search
      filter
      // What has no rows needs no place to scroll in: its sentence stands below the titles.
      {...(isEmpty ? { emptyText: rows === null ? empty.failed : empty.none } : virtual && { virtual })}
    />
  );
}

const noRows: readonly never[] = [];
