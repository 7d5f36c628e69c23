import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300 } from '../../foundation/samples.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Search',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows: sampleContracts(237), search: true },
  parameters: {
    docs: {
      description: {
        component:
          'Finds what a person remembers of a row: any part of what its visible cells show, whatever case and accents. The rows ' +
          'follow each letter; a server is asked only once the person has stopped typing.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is searched: all rows are there. */
export const Default: Story = {};

/** What is searched leaves some rows; a cross empties the box. */
export const Filled: Story = {
  args: { defaultQuery: { globalFilter: 'garcia' } },
};

/** What is not there says so, and how to go back. */
export const NothingFound: Story = {
  args: { defaultQuery: { globalFilter: 'no hay tal cosa' } },
};

/** A search as long as a letter, in a table with a long title. */
export const LongTexts: Story = {
  args: { title: german, defaultQuery: { globalFilter: long300 } },
};
