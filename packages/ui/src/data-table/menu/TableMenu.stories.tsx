import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { rows, chosen } from './TableMenu.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
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
    everyStory: { zoom: { exempt: 'It is measured before the menu, a frame later, is back beside its button.' } },
    docs: {
      story: { height: '420px' },
      description: {
        component:
          'What can be done with a row, behind the button at its end. One menu serves all rows. It follows its row when newer rows ' +
          'move it, and closes when that is gone or two have its name: what is chosen is never done to a row that one does not mean.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** What can be done with one row; what cannot be undone stands apart. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Acciones de/ })[2] ?? document.body);
    await screen.findByRole('menu');
  },
};

/** The first row can do nothing, so it has no button; its cell stays, so that the rows are aligned. */
export const NoActions: Story = {
  args: {
    rowActions: (row) =>
      row === rows[0] ? [] : [{ type: 'link', id: 'open', label: 'Ver contrato', href: `/contratos/${row.id}` }],
  },
};
