import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { cardLayout } from '../cards/cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import {
  brokenColumns,
  fieldColumns,
  formatColumns,
  markedColumns,
  onCall,
  onReview,
  onWrite,
  ownColumns,
  rowProps,
  rows,
} from './OwnCells.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Own cells',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: ownColumns,
    rows,
    search: true,
    filter: true,
    columnView: true,
    csv: true,
    onRowClick: fn<(row: SampleContract) => void>(),
  },
  beforeEach: () => {
    for (const heard of [onCall, onWrite, onReview]) heard.mockReset();
  },
  parameters: {
    docs: {
      description: {
        component:
          'Where none of the kinds fits, `customColumn` lets a host draw the cells: `render` draws one, and `text` says it in words for ' +
          'search, files, paper and screen readers. `value` and `filter` make it sort and filter as figures, days or yes and no; ' +
          'a `sortFn` (`tanstackColumns`) sorts by anything else. What can be pressed in a cell is reached by the keys of the grid, and is no press of the ' +
          'row. A cell is one line high; where a kind fits, take the kind, which looks the same on every screen.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** A person, a bar, a line, buttons and a box. */
export const Default: Story = {};

/** On a phone each cell is a line of its card. */
export const Cards: Story = {
  args: { cards: cardLayout },
  globals: { viewport: { value: 'phone' } },
};

/** In a field keys write; Enter leads in, and Escape back to the cell. */
export const Fields: Story = { args: { columns: fieldColumns } };

/** A cell that throws says so, and the table lives on. */
export const Failing: Story = { args: { columns: brokenColumns } };

/** What has no room is cut, and shown whole on hover and focus. */
export const LongTexts: Story = {
  args: { rows: rows.map((row) => ({ ...row, client: `${row.client} ${german}`, office: german })) },
};

/** Rows and cells marked by the host, a header that is an icon, no wider than a limit, a total that is more than text. */
export const Marked: Story = { args: { columns: markedColumns, rowProps } };

/** Formats of a column: euros, kilometres, a percentage and days as the reader's language writes them. */
export const Formats: Story = { args: { columns: formatColumns } };

/** A long list draws only the cells in sight. */
export const Long: Story = { args: { virtual: { height: '480px' } } };
