export { type CellValue, isEmpty, type ValueKind } from './cell.ts';
export { CSV_BOM, csvFileName, type CsvColumn, csvParts, csvText } from './csv.ts';
export { type ColumnFilter, isActive } from './filter.ts';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageAt, pageCount, type TablePage } from './page.ts';
export { type ColumnSort, createRowModel, type ModelColumn, type RowModel, type RowQuery } from './rowModel.ts';
