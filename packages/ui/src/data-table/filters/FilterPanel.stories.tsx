import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { field, manyColumns, onQueryChange, openPanel, rows } from './FilterPanel.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    filter: true,
    onQueryChange,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '720px', autoplay: true },
      description: {
        component:
          'What the table’s button Filtrar opens: a field for each column, by what its cells hold. It narrows the rows down while ' +
          'they are in sight, as soon as typing has stopped; what cannot be a filter is said at its field, and the last good one stays.',
      },
    },
  },
  play: async ({ userEvent }) => {
    await openPanel(userEvent);
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** Every kind of field. Filters in use come first, and are open. */
export const Default: Story = {
  args: {
    defaultQuery: {
      columnFilters: [
        { id: 'client', value: { kind: 'text', text: 'garcía' } },
        { id: 'amount', value: { kind: 'numberRange', min: 20_000, max: null } },
        { id: 'date', value: { kind: 'dayRange', start: '2026-03-01', end: '2026-06-30' } },
        { id: 'status', value: { kind: 'oneOf', values: ['Firmado'] } },
        { id: 'isInsured', value: { kind: 'yesNo', value: true } },
      ],
    },
  },
};

/** What is typed stays as it is and is told to be no filter; the last good one stays too. Listo leads there instead of closing. */
export const BadInput: Story = {
  play: async ({ userEvent }) => {
    await openPanel(userEvent);
    const amount = await field(userEvent, 'Monto');
    await userEvent.type(amount.getByRole('textbox', { name: 'Mínimo' }), 'cincuenta mil{Enter}');
    await amount.findByText('Escribe un número');
  },
};

/** Dozens of columns, and one of hundreds of values: both are searched. */
export const ManyValues: Story = {
  args: {
    columns: manyColumns,
    rows: sampleContracts(1500),
    defaultQuery: { columnFilters: [{ id: 'comment', value: { kind: 'oneOf', values: ['llamar mañana pide'] } }] },
  },
};

/** No rows: nothing to tick. */
export const NoRows: Story = {
  args: { rows: [], columns: contractColumns.filter(({ id }) => id === 'status' || id === 'date') },
};

/** Texts of any length. */
export const LongTexts: Story = {
  args: {
    columns: [
      { id: 'a', title: long300, kind: 'text', value: (row) => row.client },
      { id: 'b', title: german, kind: 'text', filter: 'oneOf', value: (row) => `${german} ${row.office} ${long300}` },
      { id: 'c', title: arabic, kind: 'text', filter: 'oneOf', value: () => german },
    ],
    defaultQuery: {
      columnFilters: [
        { id: 'a', value: { kind: 'text', text: long300 } },
        { id: 'c', value: { kind: 'oneOf', values: [german] } },
      ],
    },
  },
};

/** On a phone it comes from the bottom edge. */
export const OnPhone: Story = {
  args: { defaultQuery: { columnFilters: [{ id: 'amount', value: { kind: 'numberRange', min: 20_000, max: null } }] } },
  globals: { viewport: { value: 'phone' } },
};
