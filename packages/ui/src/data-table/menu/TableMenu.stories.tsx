import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(37);
/** Number of the contract in that row. */
const contract = (row: number): string => rows[row]?.contract ?? '';

const chosen = fn<(action: string) => void>();

const meta = {
  title: 'data-table/DataTable/Row actions',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 5),
    rows,
    onNavigate: fn<(href: string) => void>(),
    onRowClick: fn<(row: SampleContract) => void>(),
    rowActions: (row) => [
      { type: 'action', id: 'visit', label: 'Agendar cita', onSelect: () => chosen(`visit ${row.contract}`) },
      { type: 'link', id: 'open', label: 'Ver contrato', href: `/contratos/${row.id}` },
      { type: 'separator' },
      { type: 'action', id: 'drop', label: 'Cancelar', tone: 'danger', onSelect: () => chosen(`drop ${row.contract}`) },
    ],
  },
  beforeEach: () => {
    chosen.mockClear();
  },
  parameters: {
    docs: {
      story: { height: '420px' },
      description: {
        component:
          'What can be done with a row, behind the button at its end. One menu serves all rows. It follows its row when newer rows ' +
          'move it, and closes when that is gone or two have its name: what is chosen is never done to a row that one does not mean.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const item = (name: string) => screen.getByRole('menuitem', { name });

export const Default: Story = {
  name: 'By mouse, by keyboard, and back to its button',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = (row: number) => canvas.getByRole('button', { name: `Acciones de ${contract(row)}` });
    await step('mouse: nothing is chosen yet, and the row is not pressed', async () => {
      await userEvent.click(button(2));
      await opened();
      await expect(screen.getByRole('menu', { name: `Acciones de ${contract(2)}` })).toBeVisible();
      await expect(button(2)).toHaveAttribute('aria-expanded', 'true');
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(item('Agendar cita')).not.toHaveFocus();
      await userEvent.click(item('Agendar cita'));
      await expect(chosen).toHaveBeenLastCalledWith(`visit ${contract(2)}`);
      await gone();
      await expect(args.onRowClick).not.toHaveBeenCalled();
      await waitFor(() => expect(button(2)).toHaveFocus());
    });
    await step('keyboard: the first item', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await opened();
      await waitFor(() => expect(item('Agendar cita')).toHaveFocus());
      await expect(document.querySelectorAll(`[id="${button(3).id}"]`)).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button(3)).toHaveFocus());
    });
    await step('keys go on from there', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(button(2)).toHaveFocus();
    });
    await step('a link', async () => {
      await userEvent.keyboard('{Enter}');
      await opened();
      await waitFor(() => expect(item('Agendar cita')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/contratos/3');
      await gone();
    });
    await step('after a sort the same button is of another row', async () => {
      const client = canvas.getByRole('button', { name: 'Cliente' });
      await userEvent.click(client);
      const first = rows.toSorted((one, other) => one.client.localeCompare(other.client, 'es'))[0]?.contract ?? '';
      await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${first}` }));
      await opened();
      await userEvent.click(item('Cancelar'));
      await expect(chosen).toHaveBeenLastCalledWith(`drop ${first}`);
      await gone();
    });
  },
};

/** A host whose rows change when the story says so. */
function Changing(props: DataTableProps<SampleContract>) {
  const [left, setLeft] = useState(props.rows);
  useEffect(() => {
    const change = (): void => setLeft((last) => last.slice(1));
    window.addEventListener('story:one-less', change);
    return () => window.removeEventListener('story:one-less', change);
  }, []);
  return <DataTable {...props} rows={left} />;
}

export const AnotherRow: Story = {
  name: 'It follows its row when newer rows move it',
  render: Changing,
  play: async ({ canvas, userEvent, step }) => {
    const button = (row: number) => canvas.getByRole('button', { name: `Acciones de ${contract(row)}` });
    await step('it stays open, and is that of the button where the row is now', async () => {
      await userEvent.click(button(1));
      await opened();
      window.dispatchEvent(new Event('story:one-less'));
      await waitFor(() => expect(button(1)).toHaveAttribute('aria-expanded', 'true'));
      await expect(button(2)).not.toHaveAttribute('aria-expanded', 'true');
      await expect(screen.getByRole('menu', { name: `Acciones de ${contract(1)}` })).toBeVisible();
      await waitFor(async () => {
        const { bottom, right } = button(1).getBoundingClientRect();
        const menu = screen.getByRole('menu').getBoundingClientRect();
        await expect(Math.abs(menu.top - bottom)).toBeLessThan(12);
        await expect(Math.abs(menu.right - right)).toBeLessThan(12);
      });
    });
    await step('what is chosen is done to that row, and the focus returns to it', async () => {
      await userEvent.click(item('Agendar cita'));
      await expect(chosen).toHaveBeenLastCalledWith(`visit ${contract(1)}`);
      await gone();
      await waitFor(() => expect(button(1)).toHaveFocus());
    });
  },
};

export const TwoOfOneName: Story = {
  name: 'It closes when newer rows move its row and another has the same name',
  args: {
    rows: [rows[0], rows[1], rows[1], rows[2]].flatMap((row, index) => (row ? [{ ...row, id: String(index) }] : [])),
  },
  render: Changing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: `Acciones de ${contract(1)}` })[1] ?? document.body);
    await opened();
    window.dispatchEvent(new Event('story:one-less'));
    await gone();
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const GoneWithItsRow: Story = {
  name: 'It closes when its row goes, and the focus stays in the rows',
  args: { rows: rows.slice(0, 2) },
  render: Changing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${contract(0)}` }));
    await opened();
    window.dispatchEvent(new Event('story:one-less'));
    await gone();
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.querySelector(':focus')));
  },
};

export const Nothing: Story = {
  parameters: {
    everyStory: { zoom: { exempt: 'It is measured before the menu, a frame later, is back beside its button.' } },
  },
  name: 'A row with which nothing can be done says so',
  args: { rowActions: () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${contract(0)}` }));
    await opened();
    await expect(item('Sin opciones')).toHaveAttribute('aria-disabled', 'true');
  },
};
