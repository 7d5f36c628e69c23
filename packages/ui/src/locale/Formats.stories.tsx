import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureCard } from '../cards/index.ts';
import { LineChart } from '../charts/index.ts';
import { DataTable, type TableColumn } from '../data-table/index.ts';
import { NumberField } from '../foundation/index.ts';
import { DatePicker, DateRangePicker, MonthPicker, TimePicker } from '../pickers/index.ts';
import { type HostFormats, LocaleProvider, mexicanFormats } from './index.ts';

type Sale = {
  readonly id: string;
  readonly client: string;
  readonly soldAt: string;
  readonly amount: number;
  readonly area: number;
};

const sales: readonly Sale[] = [
  { id: '1', client: 'Ana Torres', soldAt: '2026-02-01T21:05', amount: 12_345.5, area: 1234.5 },
  { id: '2', client: 'Luis Vega', soldAt: '2026-11-20T09:30', amount: 980, area: 12.25 },
];
const columns: readonly TableColumn<Sale>[] = [
  { id: 'client', title: 'Cliente', kind: 'person', value: ({ client }) => client },
  { id: 'soldAt', title: 'Venta', kind: 'instant', value: ({ soldAt }) => soldAt },
  { id: 'amount', title: 'Importe', kind: 'money', value: ({ amount }) => amount, total: 'sum' },
  { id: 'area', title: 'Superficie', kind: 'number', decimals: 2, value: ({ area }) => area },
];
const days = ['2026-11-18', '2026-11-19', '2026-11-20'];

type PageProps = { formats: HostFormats };

function Page({ formats }: PageProps) {
  return (
    <LocaleProvider locale="es" formats={formats}>
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
          <DatePicker label="Fecha" today="2026-11-20" defaultValue="2026-02-01" />
          <DateRangePicker
            label="Periodo"
            today="2026-11-20"
            defaultValue={{ start: '2026-02-01', end: '2026-11-20' }}
          />
          <MonthPicker label="Mes" today="2026-11-20" defaultValue="2026-02" />
          <TimePicker label="Hora" defaultValue="21:05" />
          <NumberField label="Enganche" format={{ style: 'currency' }} defaultValue={12_345.5} />
        </div>
        <FigureCard label="Venta neta" value={12_345.5} unit="money" previous={10_000} />
        <DataTable title="Ventas" columns={columns} rows={sales} rowId={({ id }) => id} />
        <LineChart
          title="Ventas por día"
          unit="money"
          categories={days.map((id) => ({ id, label: id.slice(8) }))}
          series={[{ id: 'sales', name: 'Ventas', values: [12_345.5, 980, 25_000] }]}
        />
      </div>
    </LocaleProvider>
  );
}

/** One page in the formats of one host: a number, an amount, a day and a time look the same wherever they stand. */
const meta: Meta<PageProps> = {
  title: 'Foundations/Formats',
  component: Page,
  args: { formats: mexicanFormats },
};

export default meta;
type Story = StoryObj<PageProps>;

export const Mexican: Story = {};

/** Euros, a comma before decimals, points in days. */
export const Euros: Story = { args: { formats: { currency: 'EUR', number: 'de', date: 'dd.MM.yyyy', hour12: false } } };

/** The month before the day, twelve hours, weeks from Sunday. */
export const American: Story = {
  args: { formats: { currency: 'USD', number: 'en-US', date: 'MM/dd/yyyy', hour12: true, weekStartsOn: 0 } },
};

/** A currency without decimals, the year before the month. */
export const Yen: Story = { args: { formats: { currency: 'JPY', number: 'ja', date: 'yyyy/MM/dd', hour12: false } } };
