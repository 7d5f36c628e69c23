import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardLayout } from '../cards/cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../state/tableProps.ts';
import { type SampleUnit, sampleUnits, unitColumns, unitTree } from './Nesting.samples.ts';

const meta: Meta<DataTableProps<SampleUnit>> = {
  title: 'data-table/DataTable/Tree rows',
  component: DataTable<SampleUnit>,
  args: {
    title: 'Organización',
    columns: unitColumns,
    rows: sampleUnits,
    rowId: ({ id }) => id,
    tree: unitTree,
    defaultExpanded: { norte: true, mty: true },
    search: true,
  },
  parameters: {
    keyboard: {
      ArrowRight: 'On a row with rows below: opens it.',
      ArrowLeft: 'On an open row: closes it.',
    },
    docs: {
      description: {
        component:
          'With `tree` rows stand below rows: `treeRows({ childrenOf })` for rows that hold others, `treeRows({ parentIdOf })` for rows ' +
          'that name the one above. A search keeps the ancestors of what it finds, and a sort orders siblings.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleUnit>>;

/** Regions, their offices and teams; one of each is open. */
export const Default: Story = {};

/** What is found stands below its ancestors, which are open for it. */
export const Search: Story = { args: { defaultExpanded: {}, defaultQuery: { globalFilter: 'mitras' } } };

/** On a phone each row is a card. */
export const Cards: Story = { args: { cards: cardLayout }, globals: { viewport: { value: 'phone' } } };
