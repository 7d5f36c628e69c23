import { type ProfilerOnRenderCallback } from 'react';
import { fn } from 'storybook/test';
import type { TableColumn } from '../cells/column.ts';
import type { TableLayout } from '../model/layout.ts';
import { contractColumns, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { headerOf, layoutOf } from './layoutSamples.ts';

export const onLayoutChange = fn<(layout: TableLayout) => void>();
export const onRender = fn<ProfilerOnRenderCallback>();
export const startOf = (id: string): number => Math.round(headerOf(id).getBoundingClientRect().left);

/** Boxes, buttons and actions around, three columns pinned, one of them resized, others hidden and moved. */
export const mixed = {
  columns: contractColumns,
  rows: sampleContracts(8),
  onSelectedChange: fn<(ids: readonly string[]) => void>(),
  renderDetail: (row) => row.comments,
  rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: () => undefined }],
  layout: layoutOf({
    columnOrder: ['comments', 'status', 'amount', 'client'],
    columnPinning: { start: ['date', 'contract', 'phone'], end: [] },
    columnVisibility: { phone: false, payments: false },
    columnSizing: { contract: 90, status: 200 },
  }),
} satisfies Partial<DataTableProps<SampleContract>>;

const groups = new Map([
  ['contract', 'Titular'],
  ['client', 'Titular'],
  ['date', 'Venta'],
  ['time', 'Venta'],
  ['amount', 'Importes'],
  ['payments', 'Importes'],
]);

/** Groups of two columns, with others between and behind them. */
export const groupedColumns: readonly TableColumn<SampleContract>[] = contractColumns.map((column) => {
  const group = groups.get(column.id);
  return group === undefined ? column : { ...column, group };
});
