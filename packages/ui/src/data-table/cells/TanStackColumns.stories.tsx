import type { Meta, StoryObj } from '@storybook/react-vite';
import { aggregationFn_median, filterFn_greaterThanOrEqualTo, sortFn_alphanumeric } from '@tanstack/react-table';
import { spyOn } from 'storybook/test';
import { rowGrouping } from '../nesting/rowGrouping.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, sampleContracts, type SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { tanstackColumns, type TanStackFns } from './tanstackColumns.tsx';

const STATES = ['Prospecto', 'Cotizado', 'Firmado', 'Cancelado'];

const fail = (): never => {
  throw new TypeError('There is no such contract.');
};

/** The columns of the contracts, some with functions. */
const withFns = (fns: Readonly<Record<string, TanStackFns<SampleContract>>>) =>
  tanstackColumns<SampleContract>(contractColumns.map((column) => ({ ...column, ...fns[column.id] })));

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/TanStack functions',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: withFns({
      contract: { sortFn: sortFn_alphanumeric },
      amount: { aggregationFn: aggregationFn_median },
      status: {
        sortFn: (one, other) => STATES.indexOf(one.original.status) - STATES.indexOf(other.original.status),
      },
      comments: { filterFn: filterFn_greaterThanOrEqualTo },
    }),
    rows: sampleContracts(60),
    search: true,
    filter: true,
    grouping: rowGrouping,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Columns made by `tanstackColumns` take a `sortFn`, `filterFn` and `aggregationFn` of the signatures of TanStack Table: those that ' +
          'the library brings, such as `sortFn_alphanumeric`, or functions of your own. They work on rows that the browser holds; a server ' +
          '(`total`) sorts and filters itself. One that throws is told in the header of its column, or in place of its figure.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** States in the order of a sale, not of the alphabet. */
export const Default: Story = { args: { defaultQuery: { sorting: [{ id: 'status', desc: false }] } } };

/** Groups stand in the same order; their amount is the median. */
export const Grouped: Story = {
  args: {
    defaultLayout: { grouping: ['status'] },
    defaultQuery: { sorting: [{ id: 'status', desc: false }] },
  },
};

/** Functions that throw: the table lives on. */
export const Failing: Story = {
  args: {
    columns: withFns({ client: { sortFn: fail }, amount: { aggregationFn: { aggregate: fail } } }),
    defaultLayout: { grouping: ['status'] },
    defaultQuery: { sorting: [{ id: 'client', desc: true }] },
  },
  beforeEach: () => void spyOn(window, 'reportError').mockImplementation(() => undefined),
};
