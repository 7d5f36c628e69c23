import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(60);

const meta = {
  title: 'data-table/FilterPanel/Done',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, filter: true },
  parameters: {
    docs: {
      story: { inline: false, height: '720px', autoplay: true },
      description: {
        component:
          'The button Listo closes the panel of filters. Where a field holds what cannot be a filter it leads there instead: ' +
          'what was typed would be gone, and nobody would know that it narrows nothing down.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const inPanel = () => within(screen.getByRole('dialog', { name: 'Filtros' }));
const title = (column: string): HTMLElement =>
  inPanel().getByRole('button', { name: new RegExp(`^${column}( |$)`), hidden: true });
const done = (user: User): Promise<void> => user.click(inPanel().getByRole('button', { name: 'Listo' }));

/** Opens the panel and types letters where an amount belongs. */
async function typeWrong(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
  await screen.findByRole('dialog', { name: 'Filtros' });
  await user.click(title('Monto'));
  const min = within(await screen.findByRole('group', { name: 'Monto' })).getByRole('textbox', { name: 'Mínimo' });
  await user.type(min, 'mucho');
  await user.tab();
  await waitFor(() => expect(min).toHaveAccessibleDescription('Escribe un número'));
  return min;
}

const play: NonNullable<Story['play']> = async ({ userEvent, step }) => {
  const min = await typeWrong(userEvent);
  await step('the panel stays, with the focus where something is wrong', async () => {
    await done(userEvent);
    await waitFor(() => expect(min).toHaveFocus());
    await expect(min).toHaveValue('mucho');
  });
  await step('once corrected it closes, and the rows follow', async () => {
    await userEvent.clear(min);
    await userEvent.type(min, '50000');
    await done(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const left = rows.filter(({ amount }) => amount !== null && amount >= 50_000).length;
    await expect(await screen.findByText(`${left} filas de 60`)).toBeVisible();
  });
};

export const Default: Story = { name: 'TBL-09 Listo leads to a field that cannot be used as it is', play };

export const Phone: Story = {
  name: 'TBL-09 Listo leads to that field on a phone too',
  globals: { viewport: { value: 'phone' } },
  play,
};

/** A field that is out of sight comes into sight first: nobody could correct it there. */
export const Folded: Story = {
  name: 'TBL-09 Listo leads to a field whose section was closed meanwhile',
  play: async ({ userEvent }) => {
    const min = await typeWrong(userEvent);
    await userEvent.click(title('Monto'));
    await expect(min).not.toBeVisible();
    await done(userEvent);
    await waitFor(() => expect(min).toHaveFocus());
    await expect(min).toBeVisible();
    await expect(title('Monto')).toHaveAttribute('aria-expanded', 'true');
  },
};

const many = [...contractColumns, ...contractColumns.slice(0, 3).map((column) => ({ ...column, id: `${column.id}2` }))];

export const NotFound: Story = {
  name: 'TBL-09 Listo leads to a field that a search for columns has left out',
  args: { columns: many },
  play: async ({ userEvent }) => {
    const min = await typeWrong(userEvent);
    const search = inPanel().getByRole('searchbox');
    await userEvent.type(search, 'estado');
    await expect(min).not.toBeVisible();
    await done(userEvent);
    await waitFor(() => expect(min).toHaveFocus());
    await expect(min).toBeVisible();
    await expect(search).toHaveValue('');
  },
};
