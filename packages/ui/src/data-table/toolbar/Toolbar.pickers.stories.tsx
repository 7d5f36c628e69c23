import type { CalendarMonth, DateRange } from '@sereno/domain/calendar';
import type { BusinessWeek } from '@sereno/domain/week';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DateRangePicker, MonthPicker, WeekPicker } from '../../pickers/index.ts';
import { DataTable } from '../DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from '../samples.ts';
import type { DataTableProps } from '../tableProps.ts';

const rows = sampleContracts(237);
const today = '2026-11-21';

const meta = {
  title: 'data-table/DataTable/Toolbar/Pickers',
  component: DataTable<SampleContract>,
  args: { ...contractTable, rows, search: true, csv: true, onAdd: fn<() => void>() },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as what it says, on a phone as wide as the toolbar. */
const place = (inlineSize: string, picker: ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%', flexGrow: 1 }}>{picker}</div>
);

/** Rows of the chosen days alone, as a host would ask its server for them. */
function ByRange(props: DataTableProps<SampleContract>) {
  const [range, setRange] = useState<DateRange>({ start: '2026-11-15', end: today });
  const shown = rows.filter(({ date }) => date !== null && range.start <= date && date <= range.end);
  return (
    <DataTable
      {...props}
      rows={shown}
      dateRange={place(
        '17rem',
        <DateRangePicker
          label="Periodo"
          hideLabel
          size="small"
          required
          today={today}
          value={range}
          onChange={(next) => next !== null && setRange(next)}
        />,
      )}
    />
  );
}

export const Range: Story = {
  name: 'TBL-02 DRP-04 a range of dates in the toolbar decides which rows there are',
  render: (args) => <ByRange {...args} />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText(/ filas?$/).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario: Periodo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Últimos 30 días' }));
    await waitFor(() => expect(canvas.getByText(/ filas?$/).textContent).not.toBe(before));
    await expect(canvas.getByRole('textbox', { name: 'Periodo' })).toHaveValue('23/10/2026 – 21/11/2026');
  },
};

export const EveryPicker: Story = {
  name: 'TBL-02 TBL-03 TBL-04 range, week and month beside the other tools',
  args: {
    dateRange: place('17rem', <DateRangePicker label="Periodo" hideLabel size="small" today={today} />),
    week: place(
      '20rem',
      <WeekPicker
        hideLabel
        size="small"
        today={today}
        defaultValue={{ year: 2026, week: 47 } satisfies BusinessWeek}
      />,
    ),
    month: place(
      '9rem',
      <MonthPicker label="Mes" hideLabel size="small" today={today} defaultValue={'2026-11' satisfies CalendarMonth} />,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Semana' })).toHaveValue('Semana 47 del 18/11/2026 al 24/11/2026');
    await expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveValue('11/2026');
  },
};

export const Phone: Story = { ...EveryPicker, name: 'On a phone', globals: { viewport: { value: 'phone' } } };
