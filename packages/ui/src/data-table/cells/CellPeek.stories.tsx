import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { arabic, long300 } from '../../foundation/samples.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

const tenThousand = 'palabra '.repeat(1250);

const rows: readonly SampleContract[] = sampleContracts(12).map((row, place) => ({
  ...row,
  comments: [long300, tenThousand, arabic, 'corto'][place] ?? row.comments,
  status: place === 0 ? 'Pendiente de autorización por la gerencia' : row.status,
}));

const columns: readonly TableColumn<SampleContract>[] = contractColumns
  .filter(({ id }) => ['contract', 'client', 'status', 'comments', 'payments'].includes(id))
  .map((column) =>
    column.id === 'payments' ? { ...column, title: 'Pagos hechos hasta el último corte', width: 110 } : column,
  );

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Cut cells',
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: { ...contractTable, columns, rows },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, paddingBlockEnd: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A cell is one line. What does not fit is shown whole where the pointer rests for a moment, where the keyboard arrives, or ' +
          'under a finger that stays. Escape takes it away, and the pointer may go into it. Up to 2,000 characters are shown; the whole ' +
          'is in the search and in the file.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** A long text as it is shown: on the cell that the keyboard has reached, at once. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await screen.findByRole('tooltip');
  },
};

/** 2,000 characters at most, and how many more. */
export const Endless: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    await screen.findByRole('tooltip');
  },
};

/** A title that is cut off. */
export const Title: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await screen.findByRole('tooltip');
  },
};
