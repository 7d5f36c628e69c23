import { useState } from 'react';
import { fn } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { cellEditing } from './cellEditing.tsx';
import type { CellEditing } from './editField.ts';

export const rows = sampleContracts(12);

/** What the host is asked to save. */
export const onSave = fn<CellEditing<SampleContract>['onSave']>();

const statuses = ['Prospecto', 'Cotizado', 'Firmado', 'Cancelado'];

const fields: CellEditing<SampleContract>['columns'] = {
  client: { kind: 'text', required: true, maxLength: 40 },
  date: { kind: 'date', today: () => '2026-11-21', min: '2026-01-01' },
  amount: {
    kind: 'number',
    isEditable: (row) => row.status !== 'Firmado',
    check: (value) => (value !== null && value < 0 ? 'Escribe un monto de 0 o más' : null),
  },
  status: { kind: 'choice', options: statuses.map((value) => ({ value, label: value })), required: true },
  comments: { kind: 'text' },
};

const columns = contractTable.columns.filter(({ id }) =>
  ['contract', 'client', 'date', 'amount', 'status', 'comments'].includes(id),
);

type EditedTableProps = Partial<Omit<DataTableProps<SampleContract>, 'editing'>> & {
  /** When what was written is saved. Default 'cell'. */
  saves?: 'cell' | 'row';
};

/** A table whose host puts what is saved into its rows. */
export function EditedTable({ saves = 'cell', rows: first = rows, ...props }: EditedTableProps) {
  const [shown, setShown] = useState(first);
  const [given, setGiven] = useState(first);
  if (given !== first) {
    setGiven(first);
    setShown(first);
  }
  const [editing] = useState(() =>
    cellEditing<SampleContract>({
      columns: fields,
      saves,
      onSave: async (changes) => {
        const refused = (await onSave(changes)) ?? [];
        const values = new Map(changes.map((change) => [change.rowId, change.values]));
        for (const { rowId } of refused) values.delete(rowId);
        setShown((before) => before.map((row) => (values.has(row.id) ? { ...row, ...values.get(row.id) } : row)));
        return refused;
      },
    }),
  );
  return <DataTable {...contractTable} columns={columns} rows={shown} {...props} editing={editing} />;
}

/** The cell of a row, from 1, in a column. */
export function cellOf(root: HTMLElement, row: number, column: string): HTMLElement {
  const place = columns.findIndex(({ id }) => id === column);
  const cell = root.querySelector(`[data-line="${row}"]`)?.children[place];
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no cell ${column} in row ${row}.`);
  return cell;
}

/** The field over the cell that is written into; null while none is. */
export const editorIn = (root: HTMLElement): HTMLInputElement | HTMLSelectElement | null =>
  root.querySelector('[role=grid] ~ * > :is(input,select)');

/** What a cell shows: a draft, or else its text. */
export const shown = (cell: Element): string =>
  (cell.shadowRoot?.querySelector('slot') === null ? cell.shadowRoot : cell).textContent;
