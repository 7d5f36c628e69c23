import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import type { TableQuery } from '../model/query.ts';
import { contractColumns, type SampleContract } from '../samples.ts';
import { shownCells } from '../shownTable.ts';
import meta, { Default, Failing, Grouped } from './TanStackColumns.stories.tsx';
import { tanstackColumns } from './tanstackColumns.tsx';

const test = behaviour(meta);

const CLIENT = 1;
const STATUS = 7;
const reported = fn<(error: unknown) => void>();
const reporting = () => {
  reported.mockReset();
  spyOn(window, 'reportError').mockImplementation(reported);
};

test(
  'TBL-10 a header sorts by the function of its column',
  Default,
  async ({ args, canvas, canvasElement, userEvent }) => {
    const count = (status: string): number => args.rows.filter((row) => row.status === status).length;
    await expect(count('Prospecto')).toBeGreaterThan(10);
    await expect(new Set(shownCells(canvasElement, STATUS))).toEqual(new Set(['Prospecto']));
    await userEvent.click(canvas.getByRole('button', { name: 'Estado' }));
    await expect(new Set(shownCells(canvasElement, STATUS))).toEqual(new Set(['Cancelado']));
  },
);

test('Groups stand by the function of their column', Grouped, async ({ canvas, canvasElement, userEvent }) => {
  const groups = () => shownCells(canvasElement, 1).map((text) => text?.replace(/ \(\d+\)/u, ''));
  await expect(groups()).toEqual(['Prospecto', 'Cotizado', 'Firmado', 'Cancelado']);
  await userEvent.click(canvas.getByRole('button', { name: 'Estado' }));
  await expect(groups()).toEqual(['Cancelado', 'Firmado', 'Cotizado', 'Prospecto']);
});

const filterFn = fn((row: { readonly original: SampleContract }) => {
  if (row.original.id === '3') throw new TypeError('There are no payments.');
  return row.original.payments > 40;
});
const filtered = tanstackColumns<SampleContract>(
  contractColumns.map((column) => (column.id === 'payments' ? { ...column, filterFn } : column)),
);
const query: Partial<TableQuery> = {
  columnFilters: [{ id: 'payments', value: { kind: 'numberRange', min: 0, max: null } }],
};

test(
  'TBL-09 a filter that throws for a row says so in the header, leaves that row out and is reported once',
  { args: { columns: filtered, defaultQuery: query }, beforeEach: reporting },
  async ({ args, canvas, canvasElement, userEvent }) => {
    const through = args.rows.filter(({ id, payments }) => id !== '3' && payments > 40);
    await expect(canvas.getByText(`${through.length} filas de 60`)).toBeVisible();
    const header = within(canvas.getByRole('columnheader', { name: /^Pagos/ }));
    await waitFor(() => expect(header.getByText('Error')).toBeVisible());
    await expect(reported).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('searchbox'), through[0]?.client ?? '');
    await waitFor(() => expect(shownCells(canvasElement, CLIENT)[0]).toContain(through[0]?.client));
  },
);

test(
  'A sort that throws leaves the order, a figure that throws says so in its place',
  { ...Failing, beforeEach: reporting },
  async ({ canvas, canvasElement, userEvent }) => {
    const header = within(canvas.getByRole('columnheader', { name: /^Cliente/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Filas de/ })[0] ?? canvasElement);
    const amounts = Array.from(
      canvasElement.querySelectorAll('.group [data-title="Monto"]'),
      (cell) => cell.textContent,
    );
    await expect(amounts).toEqual(['Error', 'Error', 'Error', 'Error']);
    await waitFor(() => expect(header.getByText('Error')).toBeVisible());
    await expect(canvas.getByRole('columnheader', { name: /^Cliente/ })).toHaveAttribute('aria-sort', 'descending');
  },
);

const warned = fn<(text: unknown) => void>();

test(
  'Where a server answers no function is called, which the developer is told',
  {
    args: { columns: filtered, total: 600, defaultQuery: query },
    beforeEach: () => {
      filterFn.mockClear();
      warned.mockReset();
      spyOn(console, 'warn').mockImplementation(warned);
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('600 filas')).toBeVisible();
    await expect(filterFn).not.toHaveBeenCalled();
    await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('tanstackColumns')));
  },
);
