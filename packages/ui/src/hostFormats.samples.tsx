import { FigureCard } from './cards/index.ts';
import { LineChart } from './charts/index.ts';
import { DataTable, type TableColumn } from './data-table/index.ts';
import { NumberField } from './foundation/index.ts';
import { type HostFormats, LocaleProvider } from './locale/index.ts';
import { DatePicker, DateRangePicker, MonthPicker, TimePicker } from './pickers/index.ts';

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

export type HostPageProps = { formats: HostFormats };

/** Fields, a card, a table and a chart of one host. */
export function HostPage({ formats }: HostPageProps) {
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
