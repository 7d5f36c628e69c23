import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ExpandedState } from '@tanstack/react-table';
import { useState } from 'react';
import { behaviour } from '../../testing/behaviour.ts';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { isInSight } from '../grid/Grid.samples.tsx';
import { gridSight } from '../grid/useGridFocus.ts';
import type { TableLayout } from '../model/layout.ts';
import { shownCells } from '../shownTable.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { rowGrouping } from './rowGrouping.tsx';

type Sale = {
  readonly id: string;
  readonly office: string | null;
  readonly month: string;
  readonly amount: number | null;
};

const sales: readonly Sale[] = [
  { id: 'a', office: 'Toluca', month: '2026-02-03', amount: 0.1 },
  { id: 'b', office: 'Mérida', month: '2026-01-31', amount: 20 },
  { id: 'c', office: 'Toluca', month: '2026-02-20', amount: 0.2 },
  { id: 'd', office: null, month: '2026-01-01', amount: 500 },
  { id: 'e', office: 'Toluca', month: '2026-01-05', amount: null },
];

const columns: readonly TableColumn<Sale>[] = [
  { id: 'id', title: 'Folio', kind: 'text', value: ({ id }) => id, aggregate: 'sum' },
  { id: 'office', title: 'Oficina', kind: 'text', value: ({ office }) => office, aggregate: 'count' },
  { id: 'month', title: 'Mes', kind: 'month', value: ({ month }) => month, aggregate: 'max' },
  { id: 'amount', title: 'Monto', kind: 'money', value: ({ amount }) => amount, aggregate: 'sum' },
  {
    id: 'ids',
    title: 'Folios',
    kind: 'text',
    value: () => '',
    aggregate: (rows) => rows.map(({ id }) => id).join('+'),
  },
];

const onSelectedChange = fn<(ids: readonly string[]) => void>();
const onLayoutChange = fn<(layout: TableLayout) => void>();
const onExpandedChange = fn<(expanded: ExpandedState) => void>();

const test = behaviour<DataTableProps<Sale>>({
  component: DataTable<Sale>,
  args: {
    title: 'Ventas',
    columns,
    rows: sales,
    rowId: ({ id }) => id,
    grouping: rowGrouping,
    defaultLayout: { grouping: ['office'] },
  },
});

/** What is in the column of that name, counted from the button that opens. */
const [NAME, OFFICE, MONTH, AMOUNT, IDS] = [1, 2, 3, 4, 5];

test(
  'Groups stand by their value, those without one at the end, with what their rows come to',
  {},
  async ({ canvas, canvasElement }) => {
    await expect(shownCells(canvasElement, NAME)).toEqual(['Mérida (1)', 'Toluca (3)', 'Sin valor (1)']);
    await expect(shownCells(canvasElement, OFFICE)).toEqual(['1', '3', '0']);
    await expect(shownCells(canvasElement, MONTH)).toEqual(['01/2026', '02/2026', '01/2026']);
    await expect(shownCells(canvasElement, AMOUNT)).toEqual(['$20.00', '$0.30', '$500.00']);
    await expect(shownCells(canvasElement, IDS)).toEqual(['b', 'a+c+e', 'd']);
    const grid = canvas.getByRole('treegrid', { name: 'Ventas' });
    await expect(within(grid).getAllByRole('row', { expanded: false })).toHaveLength(3);
    await expect(canvas.getByText('5 filas')).toBeVisible();
  },
);

test(
  'A group opens by a press, and by the arrow keys of its button',
  {},
  async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filas de Toluca' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(shownCells(canvasElement, NAME)).toEqual(['Mérida (1)', 'Toluca (3)', 'a', 'c', 'e', 'Sin valor (1)']);
    await expect(canvasElement.querySelectorAll('[role="row"][aria-level="2"]')).toHaveLength(3);
    button.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shownCells(canvasElement, NAME)).toHaveLength(3);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shownCells(canvasElement, NAME)).toHaveLength(6);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-level', '2');
  },
);

test(
  'A sort by an aggregate orders the groups and the rows in them, and those without a value stay at the end',
  { args: { defaultExpanded: true, defaultQuery: { sorting: [{ id: 'amount', desc: true }] } } },
  async ({ canvasElement }) => {
    await expect(shownCells(canvasElement, NAME)).toEqual([
      'Mérida (1)',
      'b',
      'Toluca (3)',
      'c',
      'a',
      'e',
      'Sin valor (1)',
      'd',
    ]);
  },
);

test(
  'Groups of a month hold its days, and a group within another opens by an id that names both',
  {
    args: {
      defaultLayout: { grouping: ['office', 'month'] },
      defaultExpanded: { 'office:Toluca': true, 'office:Toluca>month:2026-02': true },
    },
  },
  async ({ canvasElement }) => {
    await expect(shownCells(canvasElement, NAME)).toEqual([
      'Mérida (1)',
      'Toluca (3)',
      '01/2026 (1)',
      '02/2026 (2)',
      'a',
      'c',
      'Sin valor (1)',
    ]);
  },
);

test(
  'The box of a group selects its rows, open or not, and the one above all of them those of the page',
  { args: { onSelectedChange } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir las filas de Toluca' }));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'c', 'e']);
    await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de Toluca' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir las filas de esta página' }));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'c', 'e', 'b', 'd']);
    await userEvent.click(canvas.getByRole('button', { name: 'Filas de Toluca' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir c' }));
    await expect(canvas.getByRole('checkbox', { name: 'Elegir las filas de Toluca' })).toBePartiallyChecked();
  },
);

test(
  'A page has so many groups, with all that is open in them',
  { args: { defaultExpanded: true, defaultQuery: { pagination: { pageIndex: 0, pageSize: 2 } } } },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(shownCells(canvasElement, NAME)).toEqual(['Mérida (1)', 'b', 'Toluca (3)', 'a', 'c', 'e']);
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(shownCells(canvasElement, NAME)).toEqual(['Sin valor (1)', 'd']);
    await expect(canvas.getByRole('row', { name: /^d/ })).toHaveAttribute('aria-rowindex', '9');
  },
);

/** A table of which the host holds what is open. */
function Held(props: DataTableProps<Sale>) {
  const [expanded, setExpanded] = useState<ExpandedState>(true);
  return (
    <DataTable
      {...props}
      expanded={expanded}
      onExpandedChange={(next) => {
        onExpandedChange(next);
        setExpanded(next);
      }}
    />
  );
}

test(
  'The host may hold what is open; of all that is, one is closed by naming the others',
  { render: (args) => <Held {...args} /> },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filas de Mérida' }));
    await expect(onExpandedChange).toHaveBeenLastCalledWith({
      'office:Mérida': false,
      'office:Toluca': true,
      'office:': true,
    });
    await expect(shownCells(canvasElement, NAME)).toEqual([
      'Mérida (1)',
      'Toluca (3)',
      'a',
      'c',
      'e',
      'Sin valor (1)',
      'd',
    ]);
  },
);

test(
  'The row of a group stays below the header while its rows scroll, and covers none that has the focus',
  {
    args: {
      defaultLayout: { grouping: ['kind'] },
      columns: [{ id: 'kind', title: 'Clase', kind: 'text', value: () => 'Única' }],
      rows: Array.from({ length: 80 }, (_, index) => ({ id: String(index), office: null, month: '', amount: null })),
      defaultExpanded: true,
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const group = canvas.getByRole('row', { name: /Única \(80\)/ });
    const area = canvas.getByRole('treegrid').parentElement;
    area?.scrollTo({ top: 800, behavior: 'instant' });
    const header = canvasElement.querySelector('.head');
    await expect(group.getBoundingClientRect().top).toBeCloseTo(header?.getBoundingClientRect().bottom ?? -1, 0);
    await gridSight.preload();
    const cell = canvasElement.querySelector('[data-line="40"] > .first');
    if (cell) await userEvent.click(cell);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(isInSight()).toBe(true));
  },
);

test(
  'A person groups by the menu of a column',
  { args: { defaultLayout: {}, onLayoutChange, columnView: true } },
  async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = async (column: string, item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Opciones de ${column}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await expect(canvas.getByRole('grid', { name: 'Ventas' })).toBeVisible();
    await step('by one column', async () => {
      await choose('Oficina', 'Agrupar por esta columna');
      await expect(onLayoutChange.mock.lastCall?.[0].grouping).toEqual(['office']);
      await expect(shownCells(canvasElement, NAME)).toEqual(['Mérida (1)', 'Toluca (3)', 'Sin valor (1)']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Oficina: agrupa las filas');
    });
    await step('by up to three', async () => {
      await choose('Mes', 'Agrupar por esta columna');
      await choose('Monto', 'Agrupar por esta columna');
      await userEvent.click(canvas.getByRole('button', { name: 'Opciones de Folio' }));
      await expect(await screen.findByRole('menuitem', { name: /^Agrupar por esta columna/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('and by none again', async () => {
      for (const column of ['Oficina', 'Mes', 'Monto']) await choose(column, 'Dejar de agrupar');
      await expect(onLayoutChange.mock.lastCall?.[0].grouping).toEqual([]);
      await expect(shownCells(canvasElement, 0)).toEqual(sales.map(({ id }) => id));
    });
  },
);
