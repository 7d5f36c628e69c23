import type { GridColDef } from '@mui/x-data-grid';
import { columns, type Sale, type SaleField, writeAmount, writeDate } from './sales.ts';

const kinds: Partial<Record<SaleField, Omit<GridColDef<Sale>, 'field'>>> = {
  id: { type: 'number', valueFormatter: (id: number) => String(id) },
  // The row of a group has no date.
  date: { valueFormatter: (date?: string) => (date === undefined ? '' : writeDate(date)) },
  amount: { type: 'number', valueFormatter: writeAmount },
};

/** The columns of both editions of MUI X. */
export const definitions = columns.map(({ id, title, width }): GridColDef<Sale> => ({
  field: id,
  headerName: title,
  width,
  ...kinds[id],
}));
