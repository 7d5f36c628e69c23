import { type KnownReport, reportById, type ReportGroup } from '@sereno/domain/report';
import { createTranslate } from '@sereno/ui/locale';
import { describe, expect, it } from 'vitest';
import { es } from '../../../i18n/reports/es.ts';
import { groupNames } from './groupNames.ts';
import { reportChart } from './reportChart.ts';
import { type GroupRow, reportColumns } from './reportColumns.ts';

const t = createTranslate<typeof es>(es, 'es');

function reportNamed(id: string): KnownReport {
  const report = reportById(id);
  if (report === undefined) throw new Error(`There is no report ${id}.`);
  return report;
}
const quotations = reportNamed('quotations');

const row = (
  keys: readonly (string | null)[],
  sums: GroupRow['sums'],
  before: GroupRow['before'] = null,
): GroupRow => ({
  id: JSON.stringify(keys),
  keys,
  names: keys.map((key) => `Nombre ${key}`),
  sums,
  before,
});
const columnOf = (id: string, isCompared = false) => {
  const column = reportColumns(quotations, ['adviser', 'month'], isCompared, t).find((one) => one.id === id);
  if (column === undefined) throw new Error(`There is no column ${id}.`);
  return column;
};

const group = (keys: ReportGroup['keys'], names: ReportGroup['names']): ReportGroup => ({ keys, names, sums: {} });

describe('the columns of a report', () => {
  it('are what it is grouped by, and every measure; the drawn one beside the period before where both are shown', () => {
    const ids = (isCompared: boolean) =>
      reportColumns(quotations, ['adviser', 'month'], isCompared, t).map(({ id }) => id);
    const measures = quotations.measures.map(({ id }) => id);
    expect(ids(false)).toEqual(['adviser', 'month', ...measures]);
    expect(ids(true).slice(0, 4)).toEqual(['adviser', 'month', 'quotations', 'before']);
    expect(columnOf('month').kind).toBe('month');
  });

  it('FMT-08 have totals that are worked out of all sums, neither of the figures above them nor of subtotals', () => {
    const rows = [
      row(['1'], { quotations: 10, won: 1, amount: 0.1 }),
      row(['2'], { quotations: 1, won: 1, amount: 0.2 }),
    ];
    rows.push({ ...row(['3'], { quotations: 11, won: 2, amount: 0.3 }), groups: [...rows] });
    const totalOf = (id: string) => {
      const { total } = columnOf(id);
      return typeof total === 'function' ? total(rows) : total;
    };
    expect(totalOf('wonShare')).toBe('18.2');
    expect(totalOf('amount')).toBe('$0.30');
    expect(totalOf('quotations')).toBe('11');
    expect(totalOf('meanDays')).toBe('0.0');
  });

  it('say nothing where there is nothing to divide by', () => {
    const { total, value } = columnOf('meanDays');
    const none = row(['1'], { quotations: 2 });
    expect(value(none)).toBeNull();
    expect(typeof total === 'function' && total([none])).toBe('—');
  });
});

describe('the names of a group', () => {
  it('are those of the rows, of the catalogue and of the calendar, and words where the rows say nothing', () => {
    expect(groupNames(quotations, ['adviser', 'state'], group(['12', 'won'], ['Lucía Hernández', null]), t)).toEqual([
      'Lucía Hernández',
      'Ganada',
    ]);
    expect(groupNames(quotations, ['month', 'product'], group(['2026-11-01', null], [null, null]), t)).toEqual([
      '11/2026',
      'Sin dato',
    ]);
    expect(groupNames(quotations, ['state'], group(['gone'], [null]), t)).toEqual(['gone']);
  });
});

describe('the chart of a report', () => {
  it('draws the largest groups of the first dimension, each once', () => {
    const rows = [
      row(['1', 'a'], { quotations: 1 }, { quotations: 5 }),
      row(['2', 'a'], { quotations: 4 }, {}),
      row(['1', 'b'], { quotations: 2 }, { quotations: 1 }),
    ];
    const { categories, series, previous, direction } = reportChart(
      quotations,
      ['adviser', 'state'],
      rows,
      'Cotizaciones',
    );
    expect(categories).toEqual([
      { id: '2', label: 'Nombre 2' },
      { id: '1', label: 'Nombre 1' },
    ]);
    expect([series[0]?.values, previous[0]?.values, direction]).toEqual([[4, 3], [0, 6], 'horizontal']);
  });

  it('draws every month, in order', () => {
    const months = Array.from(
      { length: 14 },
      (_, at) => `${at < 12 ? 2025 : 2026}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    );
    const rows = months.toReversed().map((month, at) => row([month], { quotations: at }));
    expect(reportChart(quotations, ['month'], rows, 'x').categories.map(({ id }) => id)).toEqual(months);
  });
});
