import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { bulkBar, DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { assigned, rows } from './Selection.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Selection',
  component: DataTable<SampleContract>,
  loaders: [async () => ({ bar: await bulkBar.load() })],
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 6),
    rows,
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
    bulkActions: (ids) => (
      <Button size="small" onClick={() => assigned(ids)}>
        Reasignar
      </Button>
    ),
  },
  beforeEach: () => {
    assigned.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'Rows can be selected where `onSelectedChange` or `bulkActions` is given. The bar of what can be done with them comes below ' +
          'the rows, so that none moves away from the pointer, and stays in sight at the end of the window. Selected rows stay selected on ' +
          'other pages and under a search; those that are gone from `rows` are left out.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** None is selected yet: each row has a box, and so has the page. */
export const Default: Story = {};

/** Some are selected: below the rows comes what can be done with them. */
export const Selected: Story = {
  args: { defaultSelected: ['1', '3'] },
};

/** One row at most: another one takes its place, and no box selects them all. */
export const Single: Story = { args: { selectionMode: 'single', defaultSelected: ['3'] } };

/** Rows that cannot be selected have no box. */
export const Barred: Story = {
  args: { isRowSelectable: ({ status }) => status !== 'Cancelado', defaultSelected: ['1'] },
};

/** The bar stays in sight at the end of the window, and never covers the row that has the focus. */
export const InSight: Story = {
  args: { defaultSelected: ['1'], defaultQuery: { pagination: { pageIndex: 0, pageSize: 20 } } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 400 }}>
        <Story />
      </div>
    ),
  ],
};
