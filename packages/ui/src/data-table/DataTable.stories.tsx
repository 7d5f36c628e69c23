import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../foundation/samples.tsx';
import { DataTable } from './DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './state/tableProps.ts';

const rows = sampleContracts(237);

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    search: true,
    csv: true,
    print: true,
    columnView: true,
    filter: true,
    onAdd: fn<() => void>(),
  },
  parameters: {
    keyboard: {
      Tab: 'Moves to the table, which is one stop.',
      'ArrowDown ArrowUp ArrowRight ArrowLeft': 'Moves to the next cell, headers and totals included.',
      'PageDown PageUp': 'Moves by the rows in sight.',
      'Home End': 'Moves to the first or the last cell of the row.',
      'Control+Home Control+End': 'Moves to the first or the last cell of all.',
      Enter: 'On a header: sorts. On a cell with buttons: moves to the first of them. On another cell: opens the row.',
      'Shift+Enter': 'On a header: sorts by this column, too.',
      'Alt+ArrowDown': 'On a header: opens the menu of its column.',
      'Control+Shift+ArrowRight Control+Shift+ArrowLeft': 'On a header: moves its column.',
      F2: 'In a cell with buttons: moves to the next of them.',
      Escape: 'In a cell with buttons: moves back to the cell.',
      Space: 'With `selection`: selects the row or takes it out.',
      'Control+a': 'With `selection`: selects all rows that are shown.',
    },
    docs: {
      description: {
        component:
          'Rows and columns, for comparing and finding: contracts, prospects, commissions. Say of each column what its cells ' +
          'hold (text, money, date, badge, person …) and the table knows how to write, align, sort, filter and export it. ' +
          'Each tool above the rows is there only when it is asked for. Up to 100,000 rows it does everything by itself; give ' +
          '`total` and it shows what a server answers, with the same props. Keep `columns` and `rows` the same from render ' +
          'to render. By `ref` a host gives a row the focus and asks which rows are shown; a `memory`, which `storedTable` makes of ' +
          'one key of a storage, keeps sort, filters, page and columns over a reload, but no search. For a handful of figures use ' +
          'cards; for one record, a list of its fields.',
      },
    },
  },
};

/** On a page with this many props, tables of 237 rows side by side would be too much for a phone. */
const ownWindow = { inline: false, height: '600px' };

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten rows, and what can be done with them. */
export const Default: Story = {};

/** The first rows are on their way: their places are kept. */
export const Loading: Story = {
  parameters: { docs: { story: ownWindow } },
  args: { loading: true, rows: [] },
};

/** Newer rows are on their way: those that are there stay. */
export const Refreshing: Story = {
  parameters: { docs: { story: ownWindow } },
  args: { refreshing: true },
};

/** Nothing to show. */
export const Empty: Story = {
  args: { rows: [] },
};

/** Rows that could not be fetched can be asked for again. */
export const Failed: Story = {
  args: { failed: true, onRetry: fn<() => void>() },
};

/** What the rows come to stands between the heading and the rows. */
export const Summary: Story = {
  parameters: { docs: { story: ownWindow } },
  args: { summary: <p style={{ margin: 0, padding: '0 16px 12px' }}>Se vendió 12% más que el mes pasado</p> },
};

/** A very long title, headers and texts. */
export const LongTexts: Story = {
  tags: ['!autodocs'],
  args: {
    title: `${german} ${long300}`,
    columns: contractColumns.map((column) => ({ ...column, title: `${column.title} según el último estado` })),
    rows: rows.map((row) => ({ ...row, client: `${row.client} ${german}`, comments: long300 })),
  },
};
