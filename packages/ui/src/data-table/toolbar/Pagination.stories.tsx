import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

const rows = sampleContracts(237);

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Pagination',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, onQueryChange: fn<(query: TableQuery) => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'Which rows of how many are in sight, and the way to the others. The buttons stay in use at the ends, where they do ' +
          'nothing: one that vanished or was disabled would take the focus with it. A single page has none. Pages have 10, 20 or 100 ' +
          'rows, or the size that a host asks for otherwise. Another page is read from its top, wherever the last one was left.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of many pages. */
export const Default: Story = {};

/** One page: no buttons, but its size may still be chosen. */
export const OnePage: Story = {
  args: { rows: rows.slice(0, 15), defaultQuery: { ...FIRST_QUERY, pagination: { pageIndex: 0, pageSize: 20 } } },
};

/** Fewer rows than the smallest page: nothing to turn and nothing to choose. */
export const FewRows: Story = {
  args: { rows: rows.slice(0, 10) },
};

/** More rows than a server counts: the last page is unknown, and there is always a next one. */
export const Uncounted: Story = {
  args: { rows: rows.slice(0, 10), total: 10_000, hasMore: true },
};

/** More than a million pages of a server. */
export const VeryManyPages: Story = {
  args: { rows: rows.slice(0, 8), total: 12_345_678 },
};
