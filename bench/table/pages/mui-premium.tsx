import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { useState } from 'react';
import { textInTopmost, textOf } from './find.ts';
import { GroupButton } from './GroupButton.tsx';
import { definitions } from './muiColumns.ts';
import { offerGroups, type TableProps } from './offer.tsx';
import { groupedBy, summed } from './sales.ts';

const firstPage = { pagination: { paginationModel: { pageSize: 100, page: 0 } } };
const sums = Object.fromEntries(summed.map((id) => [id, 'sum']));
const none: string[] = [];
/** In the row of the group; none of all rows. */
const positionOf = ({ depth }: GridGroupNode) => (depth === -1 ? null : 'inline');
const grouped = [...groupedBy];
const sizes = [10, 20, 100];

/** MUI X DataGrid Premium, without a licence: it groups, adds up and pages by itself. */
function Table({ sales }: TableProps) {
  const [grouping, setGrouping] = useState(none);
  return (
    <>
      <GroupButton onGroup={() => setGrouping(grouped)} />
      <div style={{ height: 600, width: 1262 }}>
        <DataGridPremium
          rows={sales}
          columns={definitions}
          rowHeight={36}
          columnHeaderHeight={36}
          pagination
          pageSizeOptions={sizes}
          disableRowSelectionOnClick
          rowGroupingModel={grouping}
          aggregationModel={sums}
          getAggregationPosition={positionOf}
          initialState={firstPage}
        />
      </div>
    </>
  );
}

offerGroups({
  Table,
  firstId: () => textInTopmost('.MuiDataGrid-row', 'data-rowindex', '[data-field="id"]'),
  firstGroup: () => textOf('.MuiDataGrid-row[data-rowindex="0"]'),
});
