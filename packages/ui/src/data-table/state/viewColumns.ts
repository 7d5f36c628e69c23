import type { ViewColumn } from '../model/tableView.ts';
import { filterKind, type TableColumn } from '../cells/column.ts';

/** What a view may name of the columns. */
export function viewColumns<Row>(columns: readonly TableColumn<Row>[]): ViewColumn[] {
  return columns.map((column) => ({
    id: column.id,
    filter: filterKind(column),
    sortable: column.sortable !== false,
  }));
}
