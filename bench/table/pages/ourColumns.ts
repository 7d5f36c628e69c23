import type { TableColumn } from '../../../packages/ui/src/data-table/index.ts';
import { columns, type Sale } from './sales.ts';

/** The columns of our table. */
export const definitions = columns.map(({ id, title, width }): TableColumn<Sale> => {
  switch (id) {
    case 'id':
      return { id, title, width, kind: 'number', value: (sale) => sale.id };
    case 'amount':
      return { id, title, width, kind: 'money', value: (sale) => sale.amount };
    case 'date':
      return { id, title, width, kind: 'date', value: (sale) => sale.date };
    default:
      return { id, title, width, kind: 'text', value: (sale) => sale[id] };
  }
});
