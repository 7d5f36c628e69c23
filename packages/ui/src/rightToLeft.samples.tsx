import { FigureCard, FigureList, RankingCard } from './cards/index.ts';
import { BarChart } from './charts/index.ts';
import { DataTable, type TableColumn } from './data-table/index.ts';
import { type HostFormats, LocaleProvider } from './locale/index.ts';

type Sale = { readonly id: string; readonly client: string; readonly amount: number; readonly area: number };

const sales: readonly Sale[] = [
  { id: '1', client: 'سارة', amount: 12_850.4, area: 17 },
  { id: '2', client: 'ليلى', amount: -3400.5, area: -2.5 },
];

const columns: readonly TableColumn<Sale>[] = [
  { id: 'client', title: 'العميل', kind: 'person', value: ({ client }) => client },
  { id: 'amount', title: 'المبلغ', kind: 'money', value: ({ amount }) => amount, total: 'sum' },
  { id: 'area', title: 'المساحة', kind: 'number', decimals: 1, value: ({ area }) => area },
];

/** Figures of cards, a table and a chart on an Arabic page. */
export function ArabicPage({ formats }: { readonly formats: HostFormats }) {
  return (
    <LocaleProvider locale="ar" formats={formats} texts={{ 'figureDelta.against': 'مقارنة بالفترة السابقة' }}>
      <div dir="rtl" style={{ display: 'grid', gap: 24, maxInlineSize: 720 }}>
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
          <FigureCard label="العقود" value={1234} previous={1300} />
          <FigureCard
            label="المبيعات"
            value={-3400.5}
            previous={0}
            unit="money"
            parts={[{ label: 'المبلغ', value: -12_850.4, unit: 'money' }]}
          />
        </div>
        <FigureList figures={[{ label: 'الهامش', value: -3400.5, unit: 'money', loss: 'خسارة' }]} />
        <RankingCard title="المستشارون" rows={[{ id: '1', name: 'سارة', value: -3400.5 }]} unit="money" />
        <DataTable title="المبيعات" columns={columns} rows={sales} rowId={({ id }) => id} />
        <BarChart
          title="الفرق"
          unit="money"
          categories={sales.map(({ id, client }) => ({ id, label: client }))}
          series={[{ id: 'amount', name: 'المبلغ', values: sales.map(({ amount }) => amount) }]}
        />
      </div>
    </LocaleProvider>
  );
}
