'use client';
export { cardLayout } from './cards/cardLayout.tsx';
export { amountRows } from './cards/amountRows.tsx';
export { rowLayout } from './cards/rowLayout.tsx';
export { UnevenRows } from './grid/GridUnevenRows.tsx';
export { rowGrouping } from './nesting/rowGrouping.tsx';
export { cellRanges } from './ranges/cellRanges.tsx';
export { treeRows } from './nesting/treeRows.tsx';
export { cellEditing } from './editing/cellEditing.tsx';
export type { CellEditing, CellRefusal, EditField, EditValue, RowChange } from './editing/editField.ts';
export type { GridPart } from './cells/gridPart.ts';
export { DataTable } from './DataTable.tsx';
export type { Nesting, RowGrouping } from './state/nestedRows.ts';
export type { TreeShape } from './nesting/treeRows.tsx';
export type { CardLayout, DataTableHandle, DataTableProps, RowButton, TableFile } from './state/tableProps.ts';
export type { ChoiceSearch, OwnLook, TableColumn } from './cells/column.ts';
export { customColumn, type CustomCells } from './cells/customColumn.tsx';
export {
  type TanStackColumn,
  tanstackColumns,
  type TanStackFilterFn,
  type TanStackFilterValue,
  type TanStackFns,
  type TanStackGroup,
} from './cells/tanstackColumns.tsx';
export type { TanStackRow } from './cells/tanstackRows.ts';
export { currencyFormat, dateFormat, numberFormat } from './cells/formats.ts';
export type { AmountFormat, DayFormat, FigureFormat } from './cells/figureFormat.ts';
export { PrintNotes } from './export/printNotes.ts';
export { PLAIN_LAYOUT } from './model/layout.ts';
export type { TableLayout } from './model/layout.ts';
export { FIRST_QUERY } from './model/query.ts';
export type { TableQuery } from './model/query.ts';
export type { SavedView, TableView, ViewColumn } from './model/tableView.ts';
export { decodeView, encodeView } from './model/viewText.ts';
export type { FilterValue } from './source/filter.ts';
export { storedTable, tableMemory } from './state/tableMemory.ts';
export type { SavedText, TableMemory } from './state/savedTable.ts';
export { useCellText } from './cells/useCellText.ts';
export { viewColumns } from './cells/column.ts';
