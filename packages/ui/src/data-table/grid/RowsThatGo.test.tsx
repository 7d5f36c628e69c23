import { contractColumns, contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChangingTable, showRows } from './ChangingTable.samples.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import { TextField } from '../../foundation/index.ts';
import { cardLayout } from '../cards/cardLayout.tsx';
import { behaviour } from '../../testing/behaviour.ts';

const rows = sampleContracts(237);

/** Working through a list, users must neither lose their position nor press a button of another row. */
const test = behaviour<DataTableProps<SampleContract>>({
  component: ChangingTable,
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 5),
    rows,
    rowButtons: () => [{ id: 'start', label: 'Iniciar', onPress: fn<() => void>() }],
  },
});

const contract = (row: number): string => rows[row]?.contract ?? '';

/** The rows without some of them, by their place. */
const without = (...places: readonly number[]): SampleContract[] => rows.filter((_, place) => !places.includes(place));

const button = (row: number) => screen.getByRole('button', { name: 'Iniciar', description: contract(row) });

test('The focus goes to the row that took the place of one that has gone', {}, async ({ canvas, step }) => {
  button(2).focus();
  await step('from its button to the same one of the next row', async () => {
    showRows(without(2));
    await waitFor(() => expect(button(3)).toHaveFocus());
  });
  await step('rows above it have gone too', async () => {
    showRows(without(0, 1, 2, 3));
    await waitFor(() => expect(button(4)).toHaveFocus());
  });
  await step('the last of all: the one before it', async () => {
    showRows(rows.slice(0, 3));
    await screen.findByText(contract(0));
    button(2).focus();
    showRows(rows.slice(0, 2));
    await waitFor(() => expect(button(1)).toHaveFocus());
  });
  await step('none is left: a title', async () => {
    showRows([]);
    await waitFor(() => expect(canvas.getByText('No hay coincidencias')).toBeVisible());
    await expect(document.activeElement).toBe(
      canvas.getAllByRole('columnheader').find((header) => header.contains(document.activeElement)),
    );
  });
});

test('The focus goes with its row, so that no press is one of another row', {}, async ({ step }) => {
  button(4).focus();
  await step('up', async () => {
    showRows(without(0, 1));
    await waitFor(() => expect(screen.queryByText(contract(0))).toBeNull());
    await expect(button(4)).toHaveFocus();
  });
  await step('down', async () => {
    showRows(rows);
    await waitFor(() => expect(screen.getByText(contract(0))).toBeVisible());
    await expect(button(4)).toHaveFocus();
  });
});

test(
  'In one scrolling list the focus goes with its row, and on to the next one',
  { args: { virtual: { height: '360px' } } },
  async () => {
    button(5).focus();
    showRows([...rows.slice(10, 200), ...rows.slice(0, 10)]);
    await waitFor(() => expect(button(5)).toHaveFocus());
    showRows(rows.slice(10, 200));
    await waitFor(() => expect(button(199)).toHaveFocus());
  },
);

test(
  'Among cards the focus goes on to the next one',
  { args: { cards: cardLayout }, globals: { viewport: { value: 'phone' } } },
  async () => {
    button(1).focus();
    showRows(without(1));
    await waitFor(() => expect(button(2)).toHaveFocus());
  },
);

test(
  'What has the focus elsewhere keeps it',
  {
    args: {
      search: true,
      renderDetail: (row) => <TextField label={`Nota de ${row.contract}`} />,
    },
  },
  async ({ canvas, userEvent, step }) => {
    await step('a field below a row that stays where it is', async () => {
      button(4).focus();
      await userEvent.click(canvas.getByRole('button', { name: `Detalles de ${contract(0)}` }));
      button(4).focus();
      const note = canvas.getByRole('textbox', { name: `Nota de ${contract(0)}` });
      await userEvent.click(note);
      showRows(without(2));
      await waitFor(() => expect(screen.queryByText(contract(2))).toBeNull());
      await expect(note).toHaveFocus();
    });
    await step('the search', async () => {
      await userEvent.click(canvas.getByRole('searchbox'));
      showRows(without(0));
      await waitFor(() => expect(screen.queryByText(contract(0))).toBeNull());
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
);
