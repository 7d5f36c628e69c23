import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  PaginationModule,
  type ValueFormatterParams,
} from 'ag-grid-community';
import { RowGroupingModule } from 'ag-grid-enterprise';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { definitions } from './agColumns.ts';
import { textInTopmost } from './find.ts';
import { GroupButton } from './GroupButton.tsx';
import { offerGroups, type TableProps } from './offer.tsx';
import { groupedBy, type Sale, summed, writeAmount } from './sales.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, RowGroupingModule]);

// The row of a group has no sale, only the sum.
const amount = { valueFormatter: ({ value }: ValueFormatterParams<Sale, number>) => writeAmount(value ?? 0) };

const added = definitions.map((column): ColDef<Sale> => {
  if (!summed.some((id) => id === column.field)) return column;
  return { ...column, aggFunc: 'sum', ...(column.field === 'amount' && amount) };
});
const grouped = added.map((column): ColDef<Sale> => {
  const rowGroupIndex = groupedBy.findIndex((id) => id === column.field);
  return rowGroupIndex < 0 ? column : { ...column, rowGroup: true, rowGroupIndex, hide: true };
});
const sizes = [10, 20, 100];

/** AG Grid Enterprise with the three modules that it needs here, without a licence: it groups, adds up and pages by itself. */
function Table({ sales }: TableProps) {
  const [columns, setColumns] = useState(added);
  return (
    <>
      <GroupButton onGroup={() => setColumns(grouped)} />
      <div style={{ height: 600, width: 1262 }}>
        <AgGridReact<Sale>
          rowData={sales}
          columnDefs={columns}
          rowHeight={36}
          headerHeight={36}
          animateRows={false}
          suppressAggFuncInHeader
          pagination
          paginationPageSize={100}
          paginationPageSizeSelector={sizes}
        />
      </div>
    </>
  );
}

offerGroups({
  Table,
  firstId: () => textInTopmost('.ag-row', 'row-index', '[col-id="id"]'),
  firstGroup: () => [...document.querySelectorAll('.ag-row[row-index="0"]')].map((row) => row.textContent).join(' '),
});
