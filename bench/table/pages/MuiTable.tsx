import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { find, textInTopmost } from './find.ts';
import { definitions } from './muiColumns.ts';
import type { Peer, TableProps } from './offer.tsx';
import { SearchBox } from './SearchBox.tsx';

const sizes = [10, 20, 100];

/** MUI X DataGrid as its community edition is used: it sorts, searches and pages by itself. */
export function MuiTable({
  sales,
  pageSize,
  wholePage,
}: TableProps & {
  /** Whether all rows of the page are in the document, instead of those in sight. */
  readonly wholePage: boolean;
}) {
  const [search, setSearch] = useState('');
  const filter = useMemo(() => ({ items: [], quickFilterValues: search === '' ? [] : [search] }), [search]);
  return (
    <>
      <SearchBox onSearch={setSearch} />
      <div style={{ height: wholePage ? undefined : 600, width: 1262 }}>
        <DataGrid
          rows={sales}
          columns={definitions}
          rowHeight={36}
          columnHeaderHeight={36}
          pageSizeOptions={sizes}
          disableRowSelectionOnClick
          filterModel={filter}
          initialState={{ pagination: { paginationModel: { pageSize: pageSize ?? 100, page: 0 } } }}
          autoHeight={wholePage}
          disableVirtualization={wholePage}
        />
      </div>
    </>
  );
}

/** Where a person finds things in it. */
export const muiPeer: Omit<Peer, 'Table'> = {
  rows: '.MuiDataGrid-row',
  firstId: () => textInTopmost('.MuiDataGrid-row', 'data-rowindex', '[data-field="id"]'),
  amountHeader: () => find('.MuiDataGrid-columnHeader[data-field="amount"]'),
  searchBox: () => find('input[type="search"]'),
  nextPage: () => find('.MuiTablePagination-actions button:last-child'),
  scroller: () => find('.MuiDataGrid-virtualScroller'),
};
