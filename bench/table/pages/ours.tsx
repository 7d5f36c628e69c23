import { DataTable } from '../../../packages/ui/src/data-table/index.ts';
import { GlobalStyle } from '../../../packages/ui/src/theme/index.ts';
import { find, findByText, scrollerOf, textOf } from './find.ts';
import { offer, type TableProps } from './offer.tsx';
import { definitions } from './ourColumns.ts';
import type { Sale } from './sales.ts';

const area = { height: '600px' };
const idOf = (sale: Sale): string => String(sale.id);

/** The table of this repository, from its sources, as a page of the application uses it. */
function Table({ sales, pageSize }: TableProps) {
  return (
    <>
      <GlobalStyle />
      <div style={{ width: 1262 }}>
        <DataTable
          title="Ventas"
          columns={definitions}
          rows={sales}
          rowId={idOf}
          search
          {...(pageSize === null ? { virtual: area } : { defaultQuery: { pagination: { pageIndex: 0, pageSize } } })}
        />
      </div>
    </>
  );
}

const rows = '[role="row"]:has(> [role="gridcell"])';

offer({
  Table,
  rows,
  // Figures are written with commas.
  firstId: () => textOf('[role="gridcell"]').replaceAll(',', ''),
  amountHeader: () => findByText('[role="columnheader"] button', 'Monto'),
  searchBox: () => find('input[type="search"]'),
  nextPage: () => find('button[aria-label="Página siguiente"]'),
  scroller: () => scrollerOf(find(rows)),
});
