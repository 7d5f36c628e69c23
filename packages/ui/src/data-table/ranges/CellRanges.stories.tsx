import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DataTable } from '../DataTable.tsx';
import { groupedColumns, groupedContracts } from '../nesting/Nesting.samples.ts';
import { rowGrouping } from '../nesting/rowGrouping.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { cellRanges } from './cellRanges.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Cell ranges',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows: sampleContracts(237), ranges: cellRanges },
  parameters: {
    keyboard: {
      'Shift+ArrowDown Shift+ArrowUp Shift+ArrowRight Shift+ArrowLeft': 'Marks more cells or fewer.',
      'Shift+PageDown Shift+PageUp': 'By the rows in sight.',
      'Shift+Home Shift+End': 'To the first or the last cell of the row.',
      'Control+c': 'Copies what is marked.',
      Escape: 'Marks nothing.',
    },
    docs: {
      description: {
        component:
          'With `ranges={cellRanges}` a drag from cell to cell, Shift with a press, and Shift with the keys of the grid mark a block of ' +
          'cells; Ctrl+C copies it, or the cell of the focus, as a spreadsheet expects it. Escape and the next press or key end it, and ' +
          'so do a sort and a turn of the page.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** Three rows of four columns: the focus stays on the cell where the block began. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  },
};

/** Across pinned columns and rows that are selected: the outline tells the block from these. */
export const PinnedAndSelected: Story = {
  args: {
    columns: contractColumns.map((column) =>
      column.id === 'contract' || column.id === 'client' ? { ...column, pinned: true } : column,
    ),
    defaultSelected: ['2', '3'],
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
  },
};

/** The rows of groups are left out. */
export const InGroups: Story = {
  args: {
    columns: groupedColumns,
    rows: groupedContracts,
    grouping: rowGrouping,
    defaultLayout: { grouping: ['status'] },
    defaultExpanded: true,
    virtual: { height: '32rem' },
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{ArrowRight}');
    await userEvent.keyboard('{Shift>}{PageDown}{ArrowRight}{/Shift}');
  },
};

/** A long list from a cell to its end: all of it is copied, though a few rows alone are in the document. */
export const Virtual: Story = {
  args: { rows: sampleContracts(2000), virtual: { height: '26rem' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Control>}{Shift>}{End}{/Shift}{/Control}');
  },
};
