export { type CellValue, isEmpty, type ValueKind } from './cell.ts';
export { CSV_BOM, csvFileName, type CsvColumn, csvParts } from './csv.ts';
export { csvText } from './csvText.ts';
export { type ColumnFilter, isActive } from './filter.ts';
export {
  columnWidth,
  knownLayout,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  movedColumn,
  PLAIN_LAYOUT,
  type TableLayout,
} from './layout.ts';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageAt, pageCount, type TablePage } from './page.ts';
export { FIRST_QUERY, nextSort, type TableQuery } from './query.ts';
export { type ColumnSort, createRowModel, type ModelColumn, type RowModel, type RowQuery } from './rowModel.ts';
export { parseView, type SavedView, type TableView, type ViewColumn } from './tableView.ts';
export { decodeView, encodeView } from './viewText.ts';
