import { describe, expect, it } from 'vitest';
import { drawnSeries, isNothing, previousSeries } from './drawnSeries.ts';
import { dayCategories } from './dayCategories.ts';
import { seriesCellDatum, seriesTable } from './seriesTable.ts';

const one = (id: string, ...values: readonly (number | null)[]) => ({ id, name: id.toUpperCase(), values });

describe('drawnSeries', () => {
  it('DSH-04 gives a series its fixed colour, and the others the free ones in order', () => {
    const colors = (ids: readonly string[]) =>
      drawnSeries(
        ids.map((id) => one(id, 1)),
        'Otros',
      ).map(({ color }) => color);
    expect(colors(['x', 'BF', 'y', 'PF'])).toEqual([2, 3, 4, 1]);
    expect(colors(['onTime', 'unattended', 'x'])).toEqual(['positive', 'danger', 1]);
    expect(drawnSeries([{ ...one('x', 1), color: 5 }], 'Otros')[0]?.color).toBe(5);
  });

  it('DSH-04 gives eight series eight colours, and a ninth none of theirs', () => {
    const many = Array.from({ length: 12 }, (_, index) => one(`s${index}`, 12 - index));
    const drawn = drawnSeries(many, 'Otros');
    expect(drawn).toHaveLength(8);
    expect(new Set(drawn.map(({ color }) => color)).size).toBe(8);
    expect(drawn.at(-1)).toMatchObject({ id: 'others', name: 'Otros', color: 8, values: [5 + 4 + 3 + 2 + 1] });
  });

  it('DSH-04 draws the previous period in the current colours, and leaves out series not drawn now', () => {
    const now = drawnSeries([one('PF', 1), one('x', 2)], 'Otros');
    expect(previousSeries([one('z', 9), one('x', 3)], now)).toEqual([{ ...one('x', 3), color: 2 }]);
  });
});

describe('isNothing', () => {
  it.each([
    [[], [one('a', 1)], true],
    [['d'], [], true],
    [['d'], [one('a', null, 3)], true],
    [['d'], [one('a', Number.NaN)], true],
    [['d', 'e'], [one('a', 0, -0), one('b', null, 0)], true],
    [['d', 'e'], [one('a', 0, 0), one('b', 0, -1)], false],
  ])('FLT-04 tells of %j with %j: %s', (categories, series, nothing) => {
    expect(isNothing(categories, series)).toBe(nothing);
  });
});

describe('seriesTable', () => {
  const categories = [
    { id: 'l', label: 'Lunes' },
    { id: 'm', label: 'Martes' },
  ];
  const series = [one('PF', 1, null), one('SG', 3)];
  const mark = (row: number, column: number) => seriesCellDatum({ categories, series }, row, column);

  it('DSH-04 has every series, the previous period last, and a gap for a missing value', () => {
    const table = seriesTable({
      categories,
      series,
      previous: [one('PF', 7, 8)],
      unit: 'money',
      categoryTitle: 'Día',
      previousTitle: (name) => `${name}, antes`,
    });
    expect(table.columns.map(({ title }) => title)).toEqual(['Día', 'PF', 'SG', 'PF, antes']);
    expect(table.rows).toEqual([
      ['Lunes', 1, 3, 7],
      ['Martes', null, null, 8],
    ]);
  });

  it('DSH-04 links figures of the current period, never 0, a gap, a name or the previous period', () => {
    expect(mark(0, 2)).toEqual({ category: 'l', series: 'SG' });
    expect(seriesCellDatum({ categories, series: [one('PF', 0)] }, 0, 1)).toBeNull();
    expect([mark(0, 0), mark(1, 1), mark(1, 2), mark(0, 3), mark(9, 1)]).toEqual([null, null, null, null, null]);
  });
});

describe('dayCategories', () => {
  it('DSH-08 says days in words, short for the axis', () => {
    expect(dayCategories({ start: '2026-03-12', end: '2026-03-13' }, 'es-MX')).toEqual([
      { id: '2026-03-12', label: 'jue 12 mar 2026', short: '12 mar' },
      { id: '2026-03-13', label: 'vie 13 mar 2026', short: '13 mar' },
    ]);
    expect(dayCategories({ start: '2026-03-12', end: '2026-03-12' }, 'en')[0]?.short).toBe('Mar 12');
    expect(dayCategories({ start: '2026-03-13', end: '2026-03-12' }, 'es-MX')).toEqual([]);
  });
});
