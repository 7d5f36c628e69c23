import type { DaySales, FinancingSales, NamedSales } from '@sereno/domain/dashboards';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/salesDashboard/es.ts';
import { drawDaily, drawDownPayments, drawFinancing, drawItems } from './salesCharts.ts';

const t = createTranslate<typeof es>(es, 'es');

/** What a chart is drawn from, of three days. */
const drawingOf = <Row>(rows: readonly Row[] | null, isCompared = false, before?: readonly Row[]) => ({
  rows,
  before,
  isCompared,
  range: { start: '2026-11-18', end: '2026-11-20' } as const,
  t,
  locale: 'es' as const,
});
const colorsOf = ({ slices }: { slices: readonly { name: string; color: unknown }[] }) =>
  Object.fromEntries(slices.map(({ name, color }) => [name, color]));
const mark = (category: string) => ({ category, series: null });

describe('the sales by day', () => {
  const rows: readonly DaySales[] = [{ date: '2026-11-19', sales: 2, amount: 300 }];

  it('SAL-20 stand on their days, in what is measured, and lead to them', () => {
    const { chart, detailOf } = drawDaily.amount(drawingOf(rows));
    expect(chart.series.map(({ values }) => values)).toEqual([[0, 300, 0]]);
    expect(drawDaily.sales(drawingOf(rows)).chart.series[0]?.values).toEqual([0, 2, 0]);
    const day = { start: '2026-11-19', end: '2026-11-19' };
    expect(detailOf(mark('2026-11-19'))).toEqual({ kind: 'contracts', basis: 'sold', days: day });
    expect(detailOf(mark('2026-12-24'))).toBeNull();
  });

  it('SAL-20 are no data without a sale, unless the days before are seen over them', () => {
    expect(drawDaily.amount(drawingOf<DaySales>([])).chart.series).toEqual([]);
    const compared = drawDaily.amount(drawingOf<DaySales>([], true, [{ date: '2026-11-16', sales: 1, amount: 50 }]));
    expect(compared.chart.series.map(({ values }) => values)).toEqual([[0, 0, 0]]);
    expect(compared.chart.previous?.[0]?.values).toEqual([0, 50, 0]);
  });

  it('SAL-20 keep the place of the days before until they are there', () => {
    expect(drawDaily.amount(drawingOf<DaySales>(rows, true)).chart.compareLoading).toBe(true);
    expect(drawDaily.amount(drawingOf<DaySales>(rows)).chart.compareLoading).toBe(false);
  });
});

describe('the sales by what they have in common', () => {
  const items: readonly NamedSales[] = Array.from({ length: 12 }, (_, index) => ({
    name: index === 0 ? '' : `Plan ${index}`,
    sales: 12 - index,
    amount: 100 * (12 - index),
  }));

  it('SAL-25 put together what has no bar of its own, which leads nowhere, like a row without a name', () => {
    const { chart, detailOf } = drawItems.sales(drawingOf(items));
    const names = chart.categories.map(({ label }) => label);
    expect(names[0]).toBe(t('sales.unnamed'));
    expect(names.at(-1)).toBe(t('sales.others'));
    expect(chart.series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(78);
    expect(detailOf(mark('0'))).toBeNull();
    expect(detailOf(mark('1'))).toEqual({ kind: 'contracts', basis: 'sold', item: 'Plan 1' });
    expect(detailOf(mark(String(names.length - 1)))).toBeNull();
  });

  it('SAL-22 SAL-23 lead to the contracts of their instalments, cash included', () => {
    const rows: readonly FinancingSales[] = [{ name: 'Contado', payments: 0, sales: 1, amount: 10 }];
    expect(drawFinancing.amount(drawingOf(rows)).detailOf(mark('0'))).toEqual({
      kind: 'contracts',
      basis: 'sold',
      payments: 0,
    });
  });

  it('SAL-24 keep the colour of a way to pay whatever is measured', () => {
    const rows: readonly NamedSales[] = [
      { name: 'Tarjeta', sales: 9, amount: 10 },
      { name: 'Efectivo', sales: 1, amount: 90 },
    ];
    expect(drawDownPayments.amount(drawingOf(rows)).chart.slices[0]?.name).toBe('Efectivo');
    expect(colorsOf(drawDownPayments.amount(drawingOf(rows)).chart)).toEqual(
      colorsOf(drawDownPayments.sales(drawingOf(rows)).chart),
    );
  });
});
