'use client';
export { cardLayout } from './cards/cardLayout.tsx';
export type { CardLayout } from './cards/cardLayout.tsx';
export { DataTable } from './DataTable.tsx';
export type { DataTableHandle, DataTableProps, RowButton } from './tableProps.ts';
export type { TableColumn } from './cells/column.ts';
export { storedTable, tableMemory } from './state/tableMemory.ts';
export type { KeptText, TableMemory } from './state/keptTable.ts';
export { viewColumns } from './state/viewColumns.ts';
