import { expect, fn } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { shownCells } from '../shownTable.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { treeRows } from './treeRows.tsx';

type Place = { readonly id: string; readonly above: string | null; readonly sold: number };

const places: readonly Place[] = [
  { id: 'toluca', above: 'centro', sold: 5 },
  { id: 'norte', above: null, sold: 1 },
  { id: 'centro', above: null, sold: 2 },
  { id: 'metepec', above: 'toluca', sold: 4 },
  { id: 'puebla', above: 'centro', sold: 9 },
  { id: 'lost', above: 'closed', sold: 3 },
];

const columns: readonly TableColumn<Place>[] = [
  { id: 'id', title: 'Plaza', kind: 'text', value: ({ id }) => id },
  { id: 'sold', title: 'Vendidos', kind: 'number', value: ({ sold }) => sold, total: 'sum' },
];
const byParent = treeRows<Place>({ parentIdOf: ({ above }) => above });
const onSelectedChange = fn<(ids: readonly string[]) => void>();
const NAME = 1;

const test = behaviour<DataTableProps<Place>>({
  component: DataTable<Place>,
  args: { title: 'Plazas', columns, rows: places, rowId: ({ id }) => id, tree: byParent, search: true },
});

test('Rows open below their own, by a press or the arrow keys', {}, async ({ canvas, canvasElement, userEvent }) => {
  await expect(shownCells(canvasElement, NAME)).toEqual(['norte', 'centro', 'lost']);
  await expect(canvas.getByText('6 filas')).toBeVisible();
  const button = canvas.getByRole('button', { name: 'Detalles de centro' });
  await userEvent.click(button);
  await expect(shownCells(canvasElement, NAME)).toEqual(['norte', 'centro', 'toluca', 'puebla', 'lost']);
  await expect(canvas.getByRole('row', { name: /^puebla/ })).toHaveAttribute('aria-level', '2');
  await expect(canvas.getByRole('row', { name: /centro/, expanded: true })).toBeVisible();
  button.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(shownCells(canvasElement, NAME)).toEqual(['norte', 'centro', 'lost']);
});

test(
  'A search shows what it finds below its ancestors, and counts and adds up that alone',
  { args: { defaultQuery: { globalFilter: 'metepec' } } },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(shownCells(canvasElement, NAME)).toEqual(['centro', 'toluca', 'metepec']);
    await expect(canvas.getByText('1 fila de 6')).toBeVisible();
    await expect(canvasElement.querySelector('.foot')).toHaveTextContent('Totales4');
    await userEvent.click(canvas.getByRole('button', { name: 'Detalles de centro' }));
    await expect(shownCells(canvasElement, NAME)).toEqual(['centro']);
  },
);

test(
  'A sort orders siblings',
  { args: { defaultExpanded: true, defaultQuery: { sorting: [{ id: 'sold', desc: true }] } } },
  async ({ canvasElement }) => {
    await expect(shownCells(canvasElement, NAME)).toEqual(['lost', 'centro', 'puebla', 'toluca', 'metepec', 'norte']);
  },
);

test(
  'A row of a tree is selected alone; the box above selects those that are shown',
  { args: { onSelectedChange } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir centro' }));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(['centro']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' }));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(['centro', 'norte', 'lost']);
  },
);
