import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import type { TableQuery } from '../model/query.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { filters } from './FilterChips.samples.tsx';

const rows = sampleContracts(237);

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    filter: true,
    defaultQuery: { columnFilters: filters },
    onQueryChange: fn<(query: TableQuery) => void>(),
  },
  parameters: {
    docs: {
      description: {
        component: 'The filters in use, above the rows: each in words, and removed by one press.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** Each in words, in the order of the columns, with a button that removes it; one removes all. */
export const Default: Story = {};

/** No row is left: the filters stay in sight, to be removed. */
export const NothingLeft: Story = {
  args: { defaultQuery: { columnFilters: [{ id: 'client', value: { kind: 'text', text: 'nadie se llama así' } }] } },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    defaultQuery: {
      columnFilters: [
        { id: 'client', value: { kind: 'text', text: long300 } },
        { id: 'status', value: { kind: 'oneOf', values: [german, `${german} ${german}`] } },
        { id: 'comments', value: { kind: 'text', text: german } },
      ],
    },
  },
};
