import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { layoutOf, pull, readyToDrag, thirtyColumns } from './layoutSamples.ts';
import { gripOf, onLayoutChange, openPanel, rowOf } from './ColumnPanel.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows: sampleContracts(60),
    columnView: true,
    onLayoutChange,
  },
  beforeEach: readyToDrag,
  play: async ({ userEvent }) => {
    await openPanel(userEvent);
  },
  parameters: {
    docs: {
      story: { inline: false, height: '640px', autoplay: true },
      description: {
        component:
          'What the table’s button Columnas opens: all columns in their order, each to be shown, pinned and moved, by keys, by a ' +
          'pointer or by a finger. It takes effect at once.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** All columns in their order. */
export const Default: Story = {};

/** While a line is dragged by its handle the others make room. */
export const Dragging: Story = {
  play: async ({ userEvent }) => {
    await openPanel(userEvent);
    pull(gripOf('amount'), { y: -90 });
    await waitFor(() => expect(rowOf('amount')).toHaveAttribute('data-dragged'));
  },
};

/** Pinned columns stand first; one is hidden. */
export const Pinned: Story = {
  args: {
    layout: layoutOf({
      columnPinning: { start: ['amount', 'status'], end: [] },
      columnVisibility: { comments: false },
    }),
  },
};

/** The last column in sight cannot be hidden, and says why; one that must stay would say so too. */
export const LastInSight: Story = {
  args: {
    columns: contractColumns.slice(0, 3),
    layout: layoutOf({ columnVisibility: { contract: false, client: false } }),
  },
};

/** Thirty columns are searched. */
export const Many: Story = { args: { columns: thirtyColumns } };

/** The search finds none. */
export const NothingFound: Story = {
  args: { columns: thirtyColumns },
  play: async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    await userEvent.type(panel.getByRole('searchbox'), 'xyz');
  },
};

/** Long titles and other scripts. */
export const LongTitles: Story = {
  args: {
    columns: contractColumns.slice(0, 4).map((column, place) => ({
      ...column,
      title: [long300, german, arabic, 'X'][place] ?? '',
    })),
  },
};

/** On a phone it comes from below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
