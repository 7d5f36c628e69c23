import { ClientSideRowModelModule, ModuleRegistry, PaginationModule, QuickFilterModule } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { definitions } from './agColumns.ts';
import { find, textInTopmost } from './find.ts';
import { offer, type TableProps } from './offer.tsx';
import type { Sale } from './sales.ts';
import { SearchBox } from './SearchBox.tsx';

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, PaginationModule]);

const sizes = [10, 20, 100];

/** AG Grid Community with the three modules that it needs here: it sorts, searches and pages by itself. */
function Table({ sales, pageSize }: TableProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchBox onSearch={setSearch} />
      <div style={{ height: 600, width: 1262 }}>
        <AgGridReact<Sale>
          rowData={sales}
          columnDefs={definitions}
          rowHeight={36}
          headerHeight={36}
          animateRows={false}
          quickFilterText={search}
          pagination={pageSize !== null}
          paginationPageSize={pageSize ?? 100}
          paginationPageSizeSelector={sizes}
        />
      </div>
    </>
  );
}

offer({
  Table,
  rows: '.ag-row',
  firstId: () => textInTopmost('.ag-row', 'row-index', '[col-id="id"]'),
  amountHeader: () => find('.ag-header-cell[col-id="amount"] .ag-header-cell-label'),
  searchBox: () => find('input[type="search"]'),
  nextPage: () => find('[data-ref="btNext"]'),
  scroller: () => find('.ag-grid-viewport'),
});
