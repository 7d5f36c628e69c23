import type { KeyboardEvent } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import { TextField } from '../../foundation/index.ts';
import { behaviour } from '../../testing/behaviour.ts';

const rows = sampleContracts(20);

const onRowKeyDown = fn<(row: SampleContract, event: KeyboardEvent) => void>();

const onStart = fn<(row: SampleContract) => void>();

/** A host's own keys for the row that has the focus; the keys of the grid, of what is pressed, of fields and of menus stay theirs. */
const test = behaviour<DataTableProps<SampleContract>>({
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    onRowKeyDown,
    rowButtons: (row) => [{ id: 'start', label: 'Iniciar', onPress: () => onStart(row) }],
    rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: fn<() => void>() }],
  },
  beforeEach: () => {
    onRowKeyDown.mockReset();
    onStart.mockReset();
  },
});

const contract = (row: number): string => rows[row]?.contract ?? '';

/** Row and key of each call, since it was last asked. */
function keys(): [id: string, key: string][] {
  const heard = onRowKeyDown.mock.calls.map(([row, { key }]): [string, string] => [row.id, key]);
  onRowKeyDown.mockClear();
  return heard;
}

test(
  'Keys that nothing else has used are for the host, with the row',
  { args: { onSelectedChange: fn<(ids: readonly string[]) => void>(), renderDetail: () => 'Detalles' } },
  async ({ args, canvas, userEvent, step }) => {
    canvas.getByRole('link', { name: contract(1) }).focus();
    await step('on a link, a cell, a button and a box', async () => {
      await userEvent.keyboard('i{ArrowRight}j{End}k{ArrowLeft}l{Home}m');
      await expect(keys()).toEqual(['i', 'j', 'k', 'l', 'm'].map((key) => ['2', key]));
    });
    await step('not those of the grid', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{PageDown}{PageUp}{End}{Home}{ArrowRight}{ArrowRight}');
      await userEvent.keyboard('{F2}{Escape}');
      // Shift, and what it turns the space into, are two keys.
      await expect(keys().filter(([, key]) => key !== 'Escape')).toEqual([]);
      await userEvent.keyboard('{Shift>} {/Shift}{Control>}a{/Control}');
      await expect(keys().map(([, key]) => key)).toEqual(['Shift', 'Control']);
      await expect(args.onSelectedChange).toHaveBeenCalledTimes(2);
    });
    await step('not those that press', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}{Enter} ');
      await expect(onStart).toHaveBeenCalledTimes(2);
      await expect(keys()).toEqual([]);
    });
    await step('not those of titles and totals', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      keys();
      await userEvent.keyboard('{ArrowRight}i{Control>}{End}{/Control}i');
      await expect(keys()).toEqual([]);
    });
  },
);

test(
  'Those of an open menu and of a field below the row are theirs',
  { args: { renderDetail: (row) => <TextField label={`Nota de ${row.contract}`} /> } },
  async ({ canvas, userEvent, step }) => {
    await step('a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${contract(0)}` }));
      await screen.findByRole('menu');
      await userEvent.keyboard('i');
      await expect(keys()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: `Acciones de ${contract(0)}` })).toHaveFocus());
      keys();
    });
    await step('a field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Detalles de ${contract(0)}` }));
      await userEvent.type(canvas.getByRole('textbox', { name: `Nota de ${contract(0)}` }), 'iniciar');
      await expect(keys()).toEqual([]);
    });
    await step('the button of another row is none of these', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Detalles de ${contract(1)}` }));
      await userEvent.keyboard('i');
      await expect(keys()).toEqual([['2', 'i']]);
    });
  },
);

test('Enter on a cell is for the host where the row itself is not pressed', {}, async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: contract(0) }).focus();
  await userEvent.keyboard('{ArrowRight}{Enter} ');
  await expect(keys()).toEqual([
    ['1', 'Enter'],
    ['1', ' '],
  ]);
});

test(
  'Where it is pressed, Enter presses it',
  { args: { onRowClick: fn<(row: SampleContract) => void>() } },
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: contract(0) }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onRowClick).toHaveBeenLastCalledWith(rows[0]);
    await expect(keys()).toEqual([]);
  },
);
