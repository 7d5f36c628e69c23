import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { Dialog } from '../../foundation/index.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import { newsIn, shownCells } from '../shownTable.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(237);

const meta = {
  title: 'data-table/DataTable/Search',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, search: true },
  parameters: {
    docs: {
      description: {
        component:
          'Finds what a person remembers of a row: any part of what its visible cells show, whatever case and accents. The rows ' +
          'follow each letter; a server is asked only once the person has stopped typing.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = {
  name: 'TBL-05 TBL-21 accents and case do not matter, and the search leads to the first page',
  args: { defaultQuery: { page: 3 } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const matching = rows.filter(({ client }) => client.includes('Muñoz'));
    await step('a name without its tilde', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en Contratos' }), 'MUNOZ');
      await expect(canvas.getByText(`${matching.length} filas de 237`)).toBeVisible();
      await expect(shownCells(canvasElement, 0)).toEqual(matching.slice(0, 10).map(({ contract }) => contract));
      await waitFor(() => expect(newsIn(canvasElement)).toContain(`${matching.length} filas`));
    });
    await step('an amount as it is written', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), '$90,129.68');
      await expect(canvas.getByText('1 fila de 237')).toBeVisible();
    });
    await step('Escape empties the box and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
    await step('what is not there says so, and how to go back', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'no hay tal cosa');
      await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
      await expect(canvas.getByText('237 filas')).toBeVisible();
    });
  },
};

export const HiddenColumnsAreNotSearched: Story = {
  name: 'TBL-21 what cannot be seen is not found',
  args: {
    columns: contractColumns.map((column) => (column.id === 'comments' ? { ...column, hidden: true } : column)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'anticipo');
    await expect(canvas.getByText('No hay coincidencias')).toBeVisible();
  },
};

export const Cleared: Story = {
  name: 'TBL-05 the cross empties the box, and keeps the focus',
  args: { defaultQuery: { search: 'garcia' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveValue('garcia');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.getByText('237 filas')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
  },
};

const onOpenChange = fn<(open: boolean) => void>();

export const InDialog: Story = {
  name: 'In a dialog Escape empties the box first, and closes the dialog only from an empty one',
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog title="Elegir contrato" defaultOpen onOpenChange={onOpenChange}>
      <DataTable {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'garcia{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toBeVisible();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  name: 'Without rows there is still a box, and a search that finds nothing can be taken back',
  args: { rows: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Quitar búsqueda y filtros' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'garcia');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Phone: Story = {
  name: 'On a phone the box takes a line of its own',
  globals: { viewport: { value: 'phone' } },
  args: { columnView: true, filter: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const filter = canvas.getByRole('button', { name: 'Filtrar' }).getBoundingClientRect();
    await expect(filter.top).toBeGreaterThanOrEqual(box.bottom);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const LongTexts: Story = {
  ...Phone,
  name: 'A search as long as a letter, in a table with a long title',
  args: { title: german, defaultQuery: { search: long300 } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: `Buscar en ${german}` });
    const clear = canvas.getByRole('button', { name: 'Borrar la búsqueda' });
    await expect(box).toHaveValue(long300);
    // What is typed ends before the cross that empties the box.
    const textEnd = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd);
    await expect(textEnd).toBeLessThanOrEqual(clear.getBoundingClientRect().left + 1);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const RightToLeft: Story = {
  name: 'Read from the right',
  args: { defaultQuery: { search: 'garcia' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const clear = canvas.getByRole('button', { name: 'Borrar la búsqueda' }).getBoundingClientRect();
    await expect(clear.right).toBeLessThan(box.left + box.width / 2);
  },
};

export const Dark: Story = {
  tags: ['!autodocs'],
  args: { defaultQuery: { search: 'garcia' } },
  globals: { theme: 'dark' },
};
