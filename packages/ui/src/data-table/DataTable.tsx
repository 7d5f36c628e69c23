'use client';
import { useId, useMemo, useRef } from 'react';
import { useFormats, useTexts } from '../locale/index.ts';
import { tableTexts } from '../locale/texts/es/table.ts';
import { lazyPart } from '../lazy/lazyPart.ts';
import { LazyView } from '../lazy/LazyView.tsx';
import { rootOf } from '../state/rootProps.ts';
import { useLostFocus } from '../state/useLostFocus.ts';
import { TableRoot } from './DataTable.styles.ts';
import { EmptyTable } from './EmptyTable.tsx';
import { TableExport } from './export/TableExport.tsx';
import { activeFilters, filterFields } from './filters/filterField.ts';
import { Grid } from './grid/Grid.tsx';
import { PAGE_SIZES } from './model/page.ts';
import { Pagination } from './toolbar/Pagination.tsx';
import { TableAnnouncements } from './TableAnnouncements.tsx';
import type { DataTableProps } from './state/tableProps.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { totalTexts } from './cells/totals.ts';
import { useColumns } from './layout/useColumns.ts';
import { useReachablePage, useTableState } from './state/useTableState.ts';
import { useNesting } from './state/useNesting.ts';
import { useRows } from './state/useRows.ts';
import { useSelection } from './state/useSelection.ts';
import { useTableHandle } from './state/useTableHandle.ts';
import { TableMenus } from './menu/TableMenus.tsx';
import { useTableMenus } from './menu/useTableMenus.ts';
import { viewColumns } from './cells/column.ts';
import { canExpand } from './grid/useGridRows.tsx';

/** Loaded just before use. */
export const filterChips = lazyPart(() => import('./filters/FilterChips.tsx').then((module) => module.FilterChips));
export const bulkBar = lazyPart(() => import('./toolbar/BulkBar.tsx').then((module) => module.BulkBar));

/** Pause in typing before a server is queried, ms. */
const SERVER_SEARCH_DELAY = 300;

/**
 * Rows and columns with all that one does with them: search, filter, sort, page, lay out, select, take out as a file or on paper
 * (TBL-01 to TBL-23). It sorts, searches and pages the rows itself, or shows what a server answers when `total` is given.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { ref, title, columns, total, loading = false, refreshing = false, failed = false, virtual } = props;
  const { csv = false, xlsx, print = false, hasMore = false } = props;
  const isServed = total !== undefined;
  const t = useTexts(tableTexts);
  const formats = useFormats();
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  // A pressed button may unmount, as in the bulk bar or the empty table; the focus returns to the grid.
  const lostFocus = useLostFocus(() => root.current?.querySelector<HTMLElement>('[role$=grid] [tabindex="0"]'));
  const words = useMemo(() => ({ yes: t('dataTable.yes'), no: t('dataTable.no'), formats }), [t, formats]);

  const state = useTableState(props);
  const { table, query, ask, layout, layOut } = state;
  const { grouping: groupBy = none } = layout;
  const { prepared, expansion, grouping } = useNesting(props, groupBy, words);
  const nesting = { ...props, grouping };
  const rows = prepared?.rows ?? props.rows;
  const selection = useSelection({ ...props, rows });
  const edges = {
    leads: Number(selection !== null) + Number(canExpand(nesting)),
    trails: Number(props.rowActions !== undefined),
    hasButtons: props.rowButtons !== undefined,
  };
  const arranged = useColumns(columns, table, layout, words, edges);
  const found = useRows<Row>({
    rows: failed ? none : rows,
    columns,
    shown: arranged.shown,
    query,
    words,
    total: failed && isServed ? 0 : total,
    paged: virtual === undefined,
    arrange: prepared?.arrange,
    groupBy,
    expanded: expansion.expanded,
  });
  const grid = useTableHandle(ref, {
    rowId: props.rowId,
    rows: loading ? null : found,
    isServed,
    query,
    table,
  });
  const isAnswered = isServed && !failed && !loading && !refreshing;
  useReachablePage(state, isAnswered ? found.page.index : null);
  const fields = useMemo(() => filterFields(columns, rows, words), [columns, rows, words]);
  const active = activeFilters(fields, query.columnFilters);
  const totals = useMemo(
    () => props.totals ?? (isServed ? null : totalTexts(columns, found.all, words.formats)),
    [props.totals, columns, isServed, found, words],
  );
  const hasRowMenus = edges.trails > 0 && !loading && found.count > 0;
  const menus = useTableMenus(state, arranged.shown, hasRowMenus, props.grouping !== undefined && !isServed);

  // Without access to all rows an export would silently hold one page.
  const hasAllRows = !isServed || props.loadAll !== undefined;
  const isEmpty = !loading && found.count === 0;
  const isNarrowed = query.globalFilter !== '' || active.length > 0;
  const tally =
    isNarrowed && !isServed
      ? t('dataTable.rowsOf', { count: found.count, total: rows.length })
      : t(hasMore ? 'dataTable.rowsOver' : 'dataTable.rows', { count: found.count });
  return (
    <TableRoot {...rootOf({ ...props, ref: undefined })} ref={root} aria-labelledby={headingId} {...lostFocus}>
      <Toolbar
        {...props}
        headingId={headingId}
        tally={loading || failed ? null : tally}
        state={state}
        fields={fields}
        viewColumns={viewColumns(columns)}
        searchDelay={isServed ? SERVER_SEARCH_DELAY : 0}
        exports={
          (csv !== false || print) &&
          hasAllRows && (
            <TableExport
              title={title}
              shown={arranged.shown}
              words={words}
              csv={csv}
              xlsx={xlsx}
              print={print}
              query={query}
              active={active}
              isReady={!loading && !failed}
              count={found.count}
              hasMore={hasMore}
              totals={totals}
              collect={async (signal) => props.loadAll?.(query, signal) ?? found.all()}
            />
          )
        }
      />
      {props.summary}
      <LazyView
        part={filterChips}
        when={active.length > 0}
        placeholder={<div className="chips" />}
        props={{
          active,
          onRemove: (id: string) => table.setColumnFilters((filters) => filters.filter((filter) => filter.id !== id)),
          onClear: () => table.setColumnFilters([]),
        }}
      />
      {refreshing && <div className="progress" aria-hidden />}
      {arranged.shown.length > 0 && (
        <Grid
          {...nesting}
          handle={grid}
          columns={arranged}
          edges={edges}
          rows={found}
          words={words}
          expansion={expansion}
          table={table}
          sorting={query.sorting}
          selection={selection}
          totals={isEmpty ? null : totals}
          skeletonRows={loading ? query.pagination.pageSize : 0}
          isBusy={loading || refreshing}
          onOrder={(sorting) => table.setSorting([...sorting])}
          layout={layout}
          onLayout={layOut}
          onColumnMove={menus.moveColumn}
          onColumnMenu={menus.openColumnMenu}
          onRowMenu={menus.open}
        />
      )}
      <TableMenus menus={menus} onNavigate={props.onNavigate} />
      {isEmpty && (
        <EmptyTable
          text={props.emptyText}
          failed={failed}
          onRetry={props.onRetry}
          onClear={isNarrowed ? () => ask({ globalFilter: '', columnFilters: [] }) : undefined}
        />
      )}
      {selection !== null && (
        <LazyView part={bulkBar} when={selection.count > 0} props={{ selection, actions: props.bulkActions }} />
      )}
      {virtual === undefined && !failed && !(loading && found.count === 0) && (
        <Pagination
          title={title}
          page={found.nested?.top.page ?? found.page}
          count={found.nested?.top.count ?? found.count}
          hasMore={hasMore}
          size={query.pagination.pageSize}
          sizes={props.pageSizes ?? PAGE_SIZES}
          table={root}
          onPage={(page) => table.setPageIndex(page)}
          onSize={(pageSize) => table.setPagination({ pageIndex: 0, pageSize })}
        />
      )}
      <TableAnnouncements
        columns={columns}
        query={query}
        found={found}
        hasMore={hasMore}
        selected={selection?.count ?? 0}
        columnAnnouncement={menus.news}
        loading={loading}
        refreshing={refreshing}
      />
    </TableRoot>
  );
}

const none: readonly never[] = [];
