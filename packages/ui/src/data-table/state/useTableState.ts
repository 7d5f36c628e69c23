'use client';
import { functionalUpdate, useTable, type Updater } from '@tanstack/react-table';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { useHydrated } from '../../state/useHydrated.ts';
import { PAGE_SIZES } from '../model/page.ts';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { knownLayout, type TableLayout } from '../model/layout.ts';
import { features, noRows, type TableModel } from '../model/tableModel.ts';
import type { TableView } from '../model/tableView.ts';
import { parseFilter } from '../source/filter.ts';
import type { DataTableProps } from './tableProps.ts';
import { plainLayout } from '../layout/useColumns.ts';
import { savedText, remember, type TableMemory } from './savedTable.ts';
import { viewColumns } from '../cells/column.ts';

export type TableState = {
  readonly table: TableModel;
  readonly query: TableQuery;
  /** Changes the query. Any change except of the page goes to the first page (TBL-21). */
  readonly ask: (change: Partial<TableQuery>) => void;
  readonly layout: TableLayout;
  readonly layOut: (change: Partial<TableLayout>) => void;
  readonly show: (view: TableView) => void;
  /** Restores the columns' own layout. */
  readonly resetLayout: () => void;
};

type StateProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'query'
  | 'defaultQuery'
  | 'defaultView'
  | 'onQueryChange'
  | 'layout'
  | 'defaultLayout'
  | 'onLayoutChange'
  | 'memory'
  | 'pageSizes'
>;

/** The query and the column layout, controlled by the host or held here, saved, and given to TanStack Table as its state. */
export function useTableState<Row>(props: StateProps<Row>): TableState {
  const { columns, query: heldQuery, onQueryChange, layout: heldLayout, onLayoutChange, memory } = props;
  const start = useStart(props);
  // Null until changed: the initial state may still come from a memory read after hydration.
  const [requested, setQuery] = useControlled<TableQuery | null>({
    value: heldQuery,
    defaultValue: null,
    onChange: (next) => next && onQueryChange?.(next),
    component: 'DataTable',
  });
  const [laidOut, setLayout] = useControlled<TableLayout | null>({
    value: heldLayout,
    defaultValue: null,
    onChange: (next) => next && onLayoutChange?.(next),
    component: 'DataTable',
  });
  const query = requested ?? start.query;
  const rawLayout = laidOut ?? start.layout;
  const layout = useMemo(
    () =>
      knownLayout(
        rawLayout,
        columns.map(({ id }) => id),
      ),
    [rawLayout, columns],
  );

  useEffect(() => {
    if (start.isFound && heldQuery === undefined) onQueryChange?.(start.query);
    // oxlint-disable-next-line react/exhaustive-deps -- the host is told once how the table starts, not at each of its renders.
  }, [start]);
  useKept(memory, query, layout);

  // A later change, by a pending search or an open menu, must not undo changes made in between.
  const latest = useRef({ query, layout });
  useLayoutEffect(() => {
    latest.current = { query, layout };
  });
  // Several changes at once add up before the next render; a host that holds the state may refuse each of them.
  const ask = (change: Partial<TableQuery>): void => {
    const { query: last } = latest.current;
    const next = { ...last, pagination: { ...last.pagination, pageIndex: 0 }, ...change };
    if (heldQuery === undefined) latest.current = { ...latest.current, query: next };
    setQuery(next);
  };
  const layOut = (change: Partial<TableLayout>): void => {
    const next = { ...latest.current.layout, ...change };
    if (heldLayout === undefined) latest.current = { ...latest.current, layout: next };
    setLayout(next);
  };
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state: { ...query, ...layout },
    enableMultiSort: true,
    // Upwards first, whatever a column holds.
    sortDescFirst: false,
    onGlobalFilterChange: (change: Updater<string>) =>
      ask({ globalFilter: functionalUpdate(change, latest.current.query.globalFilter) }),
    onSortingChange: (change) => ask({ sorting: functionalUpdate(change, latest.current.query.sorting) }),
    onColumnFiltersChange: (change) => {
      const filters = functionalUpdate(change, latest.current.query.columnFilters);
      ask({
        columnFilters: filters.flatMap(({ id, value }) => {
          const filter = parseFilter(value);
          return filter === null ? [] : [{ id, value: filter }];
        }),
      });
    },
    onPaginationChange: (change) => ask({ pagination: functionalUpdate(change, latest.current.query.pagination) }),
    onColumnOrderChange: (change) =>
      layOut({ columnOrder: functionalUpdate(change, latest.current.layout.columnOrder) }),
    onColumnVisibilityChange: (change) =>
      layOut({ columnVisibility: functionalUpdate(change, latest.current.layout.columnVisibility) }),
    onColumnPinningChange: (change) =>
      layOut({ columnPinning: functionalUpdate(change, latest.current.layout.columnPinning) }),
    onColumnSizingChange: (change) =>
      layOut({ columnSizing: functionalUpdate(change, latest.current.layout.columnSizing) }),
  });
  return {
    table,
    query,
    ask,
    layout,
    layOut,
    show: (shown) => {
      setQuery(askedBy(shown));
      setLayout(shown.layout);
    },
    resetLayout: () => setLayout({ ...plainLayout(columns), ...props.defaultLayout }),
  };
}

/** The query of a view, from its first page. */
const askedBy = ({ layout: _layout, pageSize, ...query }: TableView): TableQuery => ({
  ...query,
  pagination: { pageIndex: 0, pageSize },
});

type Start = {
  readonly query: TableQuery;
  readonly layout: TableLayout;
  /** Whether it comes from a link or the memory, unknown to the host. */
  readonly isFound: boolean;
  readonly isHydrated: boolean;
};

/** The initial state: a view from a link wins over the memory, and the memory over the host's defaults. */
function useStart<Row>(props: StateProps<Row>): Start {
  const { columns, defaultQuery, defaultView, memory, pageSizes = PAGE_SIZES } = props;
  const isHydrated = useHydrated();
  const find = (): Start => {
    const shared = defaultView ? { query: askedBy(defaultView), layout: defaultView.layout } : null;
    const found = shared ?? (isHydrated && memory ? memory.recall(memory, viewColumns(columns)) : null);
    const first = { ...FIRST_QUERY, pagination: { pageIndex: 0, pageSize: pageSizes[0] }, ...defaultQuery };
    const query = { ...first, ...found?.query };
    // A size of another table, or of another day.
    if (found && !pageSizes.includes(query.pagination.pageSize)) query.pagination = first.pagination;
    return {
      query,
      layout: found?.layout ?? { ...plainLayout(columns), ...props.defaultLayout },
      isFound: found !== null,
      isHydrated,
    };
  };
  const [start, setStart] = useState(find);
  if (start.isHydrated !== isHydrated) setStart(find());
  return start;
}

/** Saves changes. The initial state is not saved: it was not chosen. */
function useKept(memory: TableMemory | undefined, query: TableQuery, layout: TableLayout): void {
  const saved = useRef<string>(null);
  useEffect(() => {
    if (memory === undefined) return;
    const text = savedText(query, layout);
    if (saved.current !== null && saved.current !== text) remember(memory, text);
    saved.current = text;
  }, [memory, query, layout]);
}

/**
 * Asks a server for the last page there is, once it has answered that the asked one is beyond: rows have gone meanwhile, or the
 * page comes from a memory or a link. Without, the table would name a page that has not been fetched.
 * @param shown The page that the table names; null where no server pages, or as long as it has not answered.
 */
export function useReachablePage({ query, table }: TableState, shown: number | null): void {
  useEffect(() => {
    if (shown !== null && shown !== query.pagination.pageIndex) table.setPageIndex(shown);
    // oxlint-disable-next-line react/exhaustive-deps -- `table` is another object at each render, which is no reason to ask again.
  }, [shown, query.pagination.pageIndex]);
}
