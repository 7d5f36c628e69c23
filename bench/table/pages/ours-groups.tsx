import { useState } from 'react';
import { DataTable, PLAIN_LAYOUT, rowGrouping, type TableColumn } from '../../../packages/ui/src/data-table/index.ts';
import { GlobalStyle } from '../../../packages/ui/src/theme/index.ts';
import { GroupButton } from './GroupButton.tsx';
import { textOf } from './find.ts';
import { offerGroups, type TableProps } from './offer.tsx';
import { definitions } from './ourColumns.ts';
import { groupedBy, type Sale, summed } from './sales.ts';

const columns = definitions.map((column): TableColumn<Sale> =>
  summed.some((id) => id === column.id) ? { ...column, aggregate: 'sum' } : column,
);
const idOf = (sale: Sale): string => String(sale.id);
const firstPage = { pagination: { pageIndex: 0, pageSize: 100 } };

function Table({ sales }: TableProps) {
  const [layout, setLayout] = useState(PLAIN_LAYOUT);
  return (
    <>
      <GlobalStyle />
      <GroupButton onGroup={() => setLayout({ ...layout, grouping: [...groupedBy] })} />
      <div style={{ width: 1262 }}>
        <DataTable
          title="Ventas"
          columns={columns}
          rows={sales}
          rowId={idOf}
          grouping={rowGrouping}
          layout={layout}
          onLayoutChange={setLayout}
          defaultQuery={firstPage}
        />
      </div>
    </>
  );
}

offerGroups({
  Table,
  firstId: () => textOf('.body .cell').replaceAll(',', ''),
  firstGroup: () => textOf('.body [role=row]'),
});
