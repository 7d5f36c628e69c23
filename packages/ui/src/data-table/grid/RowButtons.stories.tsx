import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { Check } from '../../foundation/icons/check.ts';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps, RowButton } from '../state/tableProps.ts';
import { columns, onPostpone, onStart, rows, three } from './RowButtons.samples.tsx';

/** Two buttons, in each third row one, in each tenth none. */
function buttonsOf(row: SampleContract): RowButton[] {
  const place = rows.findIndex(({ id }) => id === row.id);
  const start: RowButton = { id: 'start', label: 'Iniciar', icon: <Check />, onPress: () => onStart(row) };
  const postpone: RowButton = {
    id: 'postpone',
    label: 'Reprogramar',
    icon: <CalendarDays />,
    variant: 'ghost',
    onPress: () => onPostpone(row),
  };
  if (place % 10 === 9) return [];
  return place % 3 === 2 ? [start] : [start, postpone];
}

const open = { type: 'action', id: 'open', label: 'Abrir', onSelect: fn<() => void>() } as const;

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Row buttons',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns,
    rows,
    rowButtons: buttonsOf,
    rowActions: () => [open],
    onRowClick: fn<(row: SampleContract) => void>(),
  },
  beforeEach: () => {
    onStart.mockReset();
    onPostpone.mockReset();
  },
  parameters: {
    docs: {
      description: {
        component:
          'What is done most often with a row stands at its end as buttons; what is rare belongs into `rowActions`. Two are enough. On a ' +
          'card they are as wide as the card, and the first is the primary one. All say the same in each row, and are told apart by ' +
          'their description.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** Two, one or none, as the row needs them. */
export const Default: Story = {};

/** What cannot be pressed can be reached and read: busy ones, and such as are out of use. */
export const Unready: Story = {
  args: {
    rowButtons: (row) => [
      { id: 'start', label: 'Iniciar', variant: 'primary', busy: true, onPress: () => onStart(row) },
      { id: 'check', label: 'Revisar', icon: <Check />, busy: true, onPress: () => onStart(row) },
      { id: 'postpone', label: 'Reprogramar', disabled: true, onPress: () => onPostpone(row) },
      { id: 'close', label: 'Cerrar', variant: 'ghost', disabled: true, onPress: () => onPostpone(row) },
    ],
  },
};

/** Three, as many as a row may have, stay in sight while the columns scroll. */
export const Three: Story = {
  args: {
    columns: contractColumns.map((column) => ({ ...column, pinned: column.id === 'contract' })),
    rowButtons: three,
  },
};

/** As wide as the host says; what does not fit is cut with a sign of it. */
export const GivenWidth: Story = {
  args: { buttonsWidth: 160 },
};

/** Long labels, and those of East Asia. */
export const LongLabels: Story = {
  args: {
    columns: contractColumns.slice(0, 2),
    rowButtons: (row) =>
      Number(row.id) % 2 === 0
        ? [{ id: 'start', label: '活動を開始する', onPress: () => undefined }]
        : [{ id: 'start', label: german.slice(0, 40), onPress: () => undefined }],
  },
};

/** Rows on their way keep their place. */
export const Loading: Story = { args: { loading: true, rows: [] } };
