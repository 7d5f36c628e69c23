import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import type { TableColumn } from './cells/column.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './state/tableProps.ts';

type Record = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly amount: number | null | undefined;
  readonly day: string | null;
  readonly time: string | null;
  readonly isPaid: boolean | null;
};

const columns: readonly TableColumn<Record>[] = [
  { id: 'name', title: 'Nombre', kind: 'text', value: (row) => row.name },
  { id: 'amount', title: 'Monto', kind: 'money', value: (row) => row.amount, total: 'sum' },
  { id: 'day', title: 'Fecha', kind: 'date', value: (row) => row.day },
  { id: 'time', title: 'Hora', kind: 'time', value: (row) => row.time },
  { id: 'isPaid', title: 'Pagado', kind: 'yesNo', value: (row) => row.isPaid },
];
const sound: Record = { id: '1', name: 'Ana', amount: 100.1, day: '2026-11-22', time: '09:30', isPaid: true };
const rows: readonly Record[] = [
  sound,
  { id: '1', name: null, amount: null, day: null, time: null, isPaid: null },
  { id: '2', name: undefined, amount: Number.NaN, day: '', time: '', isPaid: false },
  { id: '3', name: 'Día que no existe', amount: 0.2, day: '2026-02-31', time: '25:61', isPaid: true },
  {
    id: '4',
    name: '<img src=x onerror=alert(1)>',
    amount: -0,
    day: '2026-11-22T23:59:59Z',
    time: '08:00:00',
    isPaid: false,
  },
  { id: '5', name: 'محمد بن سلمان العمري', amount: -12.5, day: '0000-00-00', time: '9:5', isPaid: true },
  { id: '6', name: '👩🏽‍💼 Sofía 🇲🇽', amount: 0.3, day: '2026/11/22', time: '23:59', isPaid: true },
];

const meta: Meta<DataTableProps<Record>> = {
  component: DataTable<Record>,
  args: { title: 'Pagos', columns, rows, rowId: (row) => row.id, search: true, columnView: true, filter: true },
};

const test = behaviour(meta);

const texts = (canvasElement: HTMLElement, line: number): (string | null)[] =>
  Array.from(canvasElement.querySelector(`[data-line="${line}"]`)?.children ?? [], (cell) => cell.textContent);

test(
  'TBL-18 missing cells, no numbers, days that do not exist, markup, emoji and Arabic',
  {},
  async ({ canvas, canvasElement }) => {
    await expect(texts(canvasElement, 2)).toEqual(['', '', '', '', '']);
    await expect(texts(canvasElement, 3)).toEqual(['', '', '', '', 'No']);
    await expect(texts(canvasElement, 4).slice(2, 4)).toEqual(['2026-02-31', '25:61']);
    await expect(texts(canvasElement, 5)).toEqual([
      '<img src=x onerror=alert(1)>',
      '$0.00',
      '22/11/2026',
      '08:00',
      'No',
    ]);
    await expect(texts(canvasElement, 7).slice(2)).toEqual(['22/11/2026', '23:59', 'Sí']);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('gridcell', { name: '$88.10' })).toBeVisible();
  },
);

test(
  'What holds nothing stands at the end, either way',
  { args: { defaultQuery: { sorting: [{ id: 'amount', desc: true }] } } },
  async ({ canvasElement }) => {
    const amounts = [1, 2, 3, 4, 5, 6, 7].map((line) => texts(canvasElement, line)[1]);
    await expect(amounts).toEqual(['$100.10', '$0.30', '$0.20', '$0.00', '-$12.50', '', '']);
  },
);

test(
  'A cell of a million letters, and an amount beyond counting',
  {
    args: {
      rows: [
        { ...sound, name: 'a'.repeat(1_000_000) },
        { ...sound, id: '2', amount: 1e21 },
      ],
    },
  },
  async ({ canvas, canvasElement }) => {
    await expect(texts(canvasElement, 1)[0]).toHaveLength(301);
    await expect(texts(canvasElement, 2)[1]).toBe('$1,000,000,000,000,000,000,000.00');
    await expect(canvas.getByRole('gridcell', { name: '—' })).toBeVisible();
  },
);

test(
  'A question and a layout that name columns which are gone show what is left of them',
  {
    args: {
      defaultQuery: {
        sorting: [{ id: 'gone', desc: true }],
        columnFilters: [{ id: 'gone', value: { kind: 'text', text: 'x' } }],
        pagination: { pageIndex: 99, pageSize: 10 },
      },
      layout: {
        columnOrder: ['gone', 'day'],
        columnVisibility: { gone: false },
        columnPinning: { start: ['gone'], end: [] },
        columnSizing: { gone: 1, name: Number.NaN },
      },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('7 filas')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
);

test('Without any column the rows are counted all the same', { args: { columns: [] } }, async ({ canvas }) => {
  await expect(canvas.getByText('7 filas')).toBeVisible();
});
