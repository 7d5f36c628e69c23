import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { layoutOf, middleOf, partOf, pull, readyToDrag } from './layoutSamples.ts';
import { groupedColumns, onLayoutChange, onRender, startOf, mixed } from './ColumnDrag.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 6),
    rows: sampleContracts(60),
    columnView: true,
    onLayoutChange,
  },
  beforeEach: readyToDrag,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 860, maxInlineSize: '100%' }}>
        <Profiler id="table" onRender={onRender}>
          <Story />
        </Profiler>
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'What a pointer does to the headers of a table: their ends change the width, their titles move the column. ' +
          'Without a pointer, or with a finger, the same is done by keys, in the menu of the column and in the list of columns.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** While the end of a header is pulled: the column follows the pointer. */
export const Resizing: Story = {
  play: () => void pull(partOf('client', '.edge'), { x: 60 }),
};

/** While a title is dragged: a line says where its column goes. */
export const Dragging: Story = {
  play: async () => {
    const title = partOf('amount', '.sort');
    pull(title, { x: startOf('client') + 60 - middleOf(title).x, y: 4 });
    await expect(document.querySelector('.drop-line')).toBeVisible();
  },
};

/** Pinned, resized, hidden and moved columns: cells of all rows stand in line; what is pinned stays, one behind the other. */
export const Mixed: Story = {
  args: mixed,
};

/** The contract stays at the start and its amount at the end, before the actions, whatever one scrolls to between them. */
export const BothEnds: Story = {
  args: {
    ...mixed,
    layout: layoutOf({
      columnOrder: contractColumns.map(({ id }) => id),
      columnPinning: { start: ['contract'], end: ['amount'] },
    }),
  },
};

/** Titles of groups stand above those of their columns, and stay with what is pinned. */
export const Groups: Story = {
  args: {
    ...mixed,
    columns: groupedColumns,
    layout: layoutOf({
      columnOrder: groupedColumns.map(({ id }) => id),
      columnPinning: { start: ['contract', 'client'], end: ['payments'] },
    }),
  },
};

/** What would leave no room to scroll does not stay: the first pinned columns do, the others go with the rest. */
export const TooManyPinned: Story = {
  args: {
    columns: contractColumns,
    layout: layoutOf({ columnPinning: { start: contractColumns.slice(0, 8).map(({ id }) => id), end: [] } }),
  },
};

/** The first column alone stays, without box and button: it says which row it is, and the rest has room. */
export const Phone: Story = {
  args: mixed,
  globals: { viewport: { value: 'phone' } },
};

/** Where all columns are narrow, the actions keep their place at the end. */
export const RoomToSpare: Story = {
  args: {
    columns: contractColumns.slice(0, 2),
    rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: () => undefined }],
    layout: layoutOf({ columnSizing: { contract: 100, client: 200 } }),
  },
};
