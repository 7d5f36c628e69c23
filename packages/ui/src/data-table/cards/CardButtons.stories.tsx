import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { CalendarDays } from '../../foundation/icons/calendar-days.ts';
import { Check } from '../../foundation/icons/check.ts';
import { cardLayout } from './cardLayout.tsx';
import { DataTable } from '../DataTable.tsx';
import { contractColumns, contractTable, type SampleContract } from '../samples.ts';
import type { DataTableProps, RowButton } from '../state/tableProps.ts';
import { rows, onStart } from './CardButtons.samples.tsx';

const start = (row: SampleContract): RowButton => ({
  id: 'start',
  label: 'Iniciar',
  icon: <Check />,
  onPress: () => onStart(row),
});
const postpone: RowButton = {
  id: 'postpone',
  label: 'Reprogramar',
  icon: <CalendarDays />,
  onPress: () => undefined,
};

const meta: Meta<DataTableProps<SampleContract>> = {
  title: 'data-table/DataTable/Row buttons/Cards',
  tags: ['internal'],
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractColumns.slice(0, 6),
    rows,
    cards: cardLayout,
    rowButtons: (row) => (row.id === '3' ? [] : [start(row), postpone]),
    rowActions: () => [{ type: 'action', id: 'open', label: 'Abrir', onSelect: fn<() => void>() }],
    onRowClick: fn<(row: SampleContract) => void>(),
    onRowKeyDown: fn<(row: SampleContract) => void>(),
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    onStart.mockReset();
  },
};

export default meta;
type Story = StoryObj<DataTableProps<SampleContract>>;

/** A row of large buttons at the bottom of the card; the first is the primary one. A card without buttons has no place for them. */
export const Default: Story = {};

/** Busy and out of use. */
export const Unready: Story = {
  args: {
    rows: rows.slice(0, 2),
    rowButtons: (row) => [
      { ...start(row), busy: row.id === '1', disabled: row.id === '2' },
      { ...postpone, disabled: true },
    ],
  },
};

/** Long labels stand below each other. */
export const LongLabels: Story = {
  args: {
    rows: rows.slice(0, 1),
    rowButtons: (row) => [
      { ...start(row), label: german.slice(0, 30) },
      { ...postpone, label: german.slice(0, 30) },
    ],
  },
};
