import './table.css';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  type ReactTable,
  type Row,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { find, findByText, textOf } from './find.ts';
import { offer, type TableProps } from './offer.tsx';
import { allColumns, columns, type Sale, writeCell } from './sales.ts';
import { SearchBox } from './SearchBox.tsx';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

type SalesTable = ReactTable<typeof features, Sale>;
type SaleRow = Row<typeof features, Sale>;

const helper = createColumnHelper<typeof features, Sale>();
const definitions = columns.map(({ id, title }) =>
  helper.accessor((sale): unknown => sale[id], { id, header: title, sortFn: sortFn_basic, sortDescFirst: false }),
);

const sorts = { not: 'none', asc: 'ascending', desc: 'descending' } as const;
const everyColumn = (): boolean => true;

function Head({ table }: { table: SalesTable }) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map(({ id, column }, place) => (
            <th key={id} style={{ width: columns[place]?.width }} aria-sort={sorts[column.getIsSorted() || 'not']}>
              <button onClick={column.getToggleSortingHandler()}>{columns[place]?.title}</button>
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

const Cells = memo(({ row }: { row: SaleRow }) =>
  row.getAllCells().map((cell, place) => {
    const { id = 'id', width } = columns[place] ?? {};
    return (
      <td key={cell.id} style={{ width }}>
        {writeCell(id, row.getValue(id))}
      </td>
    );
  }),
);

function Page({ table }: { table: SalesTable }) {
  return (
    <>
      <table style={{ width: allColumns }}>
        <Head table={table} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="row">
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      <button onClick={() => table.nextPage()}>Siguiente</button>
    </>
  );
}

function ScrollingArea({ table }: { table: SalesTable }) {
  const area = useRef<HTMLDivElement>(null);
  const { rows } = table.getPrePaginatedRowModel();
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => 36,
    overscan: 5,
  });
  const inSight = virtualizer.getVirtualItems();
  const above = inSight[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  return (
    <div ref={area} className="area" style={{ height: 600, width: allColumns + 18, overflow: 'auto' }}>
      <table style={{ width: allColumns }}>
        <Head table={table} />
        <tbody>
          {above > 0 && <tr className="space" style={{ height: above }} />}
          {inSight.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr key={row.id} className="row">
                  <Cells row={row} />
                </tr>
              )
            );
          })}
          {below > 0 && <tr className="space" style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}

/** TanStack Table with its own row models, and TanStack Virtual where rows scroll, written as their guides do. */
function Table({ sales, pageSize }: TableProps) {
  const table = useTable({
    features,
    columns: definitions,
    data: sales,
    globalFilterFn: filterFn_includesString,
    getColumnCanGlobalFilter: everyColumn,
    initialState: { pagination: { pageIndex: 0, pageSize: pageSize ?? 100 } },
  });
  return (
    <>
      <SearchBox onSearch={(text) => table.setGlobalFilter(text)} />
      {pageSize === null ? <ScrollingArea table={table} /> : <Page table={table} />}
    </>
  );
}

offer({
  Table,
  rows: '.row',
  firstId: () => textOf('.row td'),
  amountHeader: () => findByText('th button', 'Monto'),
  searchBox: () => find('input[type="search"]'),
  nextPage: () => findByText('button', 'Siguiente'),
  scroller: () => find('.area'),
});
