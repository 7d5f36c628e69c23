import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cardLayout } from '../cards/cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { groupedColumns, groupedContracts } from './Nesting.samples.ts';
import { rowGrouping } from './rowGrouping.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Row groups',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: groupedColumns,
    rows: groupedContracts,
    grouping: rowGrouping,
    defaultLayout: { grouping: ['office', 'status'] },
    search: true,
    filter: true,
  },
  parameters: {
    keyboard: {
      ArrowRight: 'On the title of a group: opens it.',
      ArrowLeft: 'On the title of a group: closes it.',
    },
    docs: {
      description: {
        component:
          'With `grouping={rowGrouping}` rows stand in groups by the columns of `grouping` in the layout, three at most, under a row with the value, ' +
          'how many there are, and the `aggregate` of each column. A sort orders the groups by their own column or by an aggregate, and the ' +
          'rows within them.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** All closed: what each group comes to. */
export const Default: Story = {};

/** The first group and one within it are open: their rows stay at the end of a path that can be seen. */
export const Open: Story = {
  args: { defaultExpanded: { 'office:Guadalajara': true, 'office:Guadalajara>status:Firmado': true } },
};

/** Groups by what they come to, the largest first, with a row that adds up all of them. */
export const SortedByAggregate: Story = {
  args: { defaultLayout: { grouping: ['office'] }, defaultQuery: { sorting: [{ id: 'amount', desc: true }] } },
};

/** The box of a group selects its rows, and shows when only some are selected. */
export const Selection: Story = {
  args: {
    defaultLayout: { grouping: ['status'] },
    defaultExpanded: { 'status:Cancelado': true },
    defaultSelected: groupedContracts
      .filter(({ status }, index) => status === 'Firmado' || index % 7 === 0)
      .map(({ id }) => id),
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
  },
};

/** Above cards the row of a group is a heading. */
export const Cards: Story = {
  args: {
    cards: cardLayout,
    defaultExpanded: { 'office:Guadalajara': true, 'office:Guadalajara>status:Cancelado': true },
  },
  globals: { viewport: { value: 'phone' } },
};

/** All groups open in one scrolling area, for long lists. */
export const Virtual: Story = { args: { virtual: { height: '26rem' }, defaultExpanded: true } };
