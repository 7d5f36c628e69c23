import type { ColDef } from 'ag-grid-community';
import { columns, type Sale, type SaleField, writeAmount, writeDate } from './sales.ts';

const kinds: Partial<Record<SaleField, ColDef<Sale>>> = {
  date: { cellDataType: 'text', valueFormatter: ({ data }) => (data ? writeDate(data.date) : '') },
  amount: { valueFormatter: ({ data }) => (data ? writeAmount(data.amount) : '') },
};

/** The columns of both editions of AG Grid. */
export const definitions = columns.map(({ id, title, width }): ColDef<Sale> => ({
  field: id,
  headerName: title,
  width,
  sortable: true,
  ...kinds[id],
}));
