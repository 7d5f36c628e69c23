import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { cardLayout } from './cardLayout.tsx';
import { amountRows } from './amountRows.tsx';
import { rowLayout } from './rowLayout.tsx';
import type { TableColumn } from '../cells/column.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps, RowButton } from '../state/tableProps.ts';
import { rows } from './Cards.samples.tsx';

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Cards',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    cards: cardLayout,
    search: true,
    filter: true,
    rowActions: (row) => [
      { type: 'action', id: 'open', label: `Abrir ${row.contract}`, onSelect: fn<() => void>() },
      { type: 'action', id: 'edit', label: 'Editar', onSelect: fn<() => void>() },
    ],
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
    onRowClick: fn<(row: SampleContract) => void>(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'With `cards` each row is a card where the table has less than 768 px: the first column is its heading, the others are lines of ' +
          'label and value. The rows stay one grid: keys, names and selection are the same. Give it to tables that advisers use on a ' +
          'phone; a table for comparing figures stays a table, whose first column stays in sight.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** Where the table has room for no columns. */
export const Default: Story = {};

const rest: SampleContract = {
  id: 'long',
  contract: 'Contrato familiar de previsión con número provisional por reasignar',
  client: `María Guadalupe de los Ángeles ${german}`,
  office: 'Oficina regional del Valle de México',
  phone: null,
  date: '2026-11-22',
  time: '',
  amount: 99_999_999_999.99,
  payments: 1_000_000,
  status: 'Pendiente de autorización por la gerencia regional de cobranza',
  isInsured: true,
  comments: long300,
};

/** Every value is there whole, whatever its length. */
export const LongTexts: Story = {
  args: {
    rows: [rest, { ...rest, id: 'arabic', contract: arabic, comments: arabic, phone: '+52 55 1234 5678 ext. 12345' }],
  },
};

/** What a card says when it is expanded. */
export const Details: Story = {
  args: { renderDetail: (row) => <p style={{ margin: 0 }}>Nota: {row.comments}</p>, rows: rows.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Detalles de/ })[0] ?? document.body);
    await canvas.findByText(/^Nota:/);
  },
};

/** Some are chosen. */
export const Selected: Story = { args: { defaultSelected: ['2'] } };

/** Cards on their way. */
export const Loading: Story = { args: { loading: true } };

const workColumns: readonly TableColumn<SampleContract>[] = [
  { id: 'client', title: 'Cliente', kind: 'link', value: (row) => row.client, href: (row) => `/contract/${row.id}` },
  { id: 'when', title: 'Hora', kind: 'text', rank: 'lead', value: () => '25 nov 09:30–10:00' },
  { id: 'what', title: 'Contrato', kind: 'text', rank: 'second', value: (row) => `${row.contract} · Primer contacto` },
  { id: 'state', title: 'Estado', kind: 'badge', tone: () => 'warning', value: () => 'Hace 2 h 43 min' },
];

/** `rowLayout` in place of cards: a list that is worked through, with one button in each row. */
export const Rows: Story = {
  render: ({ rows: contracts, rowActions }) => (
    <DataTable
      {...contractTable}
      hideTitle
      search
      rows={contracts}
      columns={workColumns}
      cards={rowLayout}
      rowButtons={() => [{ id: 'begin', label: 'Iniciar', variant: 'primary', onPress: () => undefined }]}
      rowActions={rowActions}
    />
  ),
};

const amountColumns: readonly TableColumn<SampleContract>[] = [
  { id: 'status', title: 'Estado', kind: 'text', rank: 'note', value: (row) => row.status },
  { id: 'contract', title: 'Contrato', kind: 'text', rank: 'second', value: (row) => row.contract || null },
  { id: 'client', title: 'Cliente', kind: 'text', rank: 'third', value: (row) => row.client || null },
  { id: 'office', title: 'Oficina', kind: 'text', value: (row) => row.office },
  { id: 'payments', title: 'Mensualidades', kind: 'number', rank: 'last', value: (row) => row.payments },
  { id: 'amount', title: 'Monto', kind: 'money', rank: 'lead', total: 'sum', value: (row) => row.amount },
];

const amounts =
  (button: Omit<RowButton, 'id' | 'onPress'>): NonNullable<Story['render']> =>
  ({ rows: contracts, onRowClick }) => (
    <DataTable
      {...contractTable}
      search
      filter
      rows={contracts}
      columns={amountColumns}
      rowLabel={(row) => row.contract}
      cards={amountRows}
      onRowClick={onRowClick}
      rowButtons={(row) => [{ id: 'tell', ...button, onPress: () => onRowClick?.(row) }]}
    />
  );

/** `amountRows` in place of cards: two lines for each row, with what is compared at their end. */
export const Amounts: Story = { render: amounts({ label: 'Detalle', variant: 'ghost' }) };

/** The one button of such a row is shown by its icon. */
export const AmountsWithIcons: Story = { render: amounts({ label: 'Reprogramar', icon: <CalendarDays /> }) };
