import { drawable } from '@sereno/domain/figure';
import type { ChartCategory, ChartDatum, ChartSeries, ChartTable } from '../series/chartData.ts';
import type { FigureFormat } from '../series/figureFormat.ts';

type SeriesTableInput = {
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  readonly previous: readonly ChartSeries[];
  readonly unit: FigureFormat;
  /** Title of the column of categories. */
  readonly categoryTitle: string;
  /** Title of a previous-period column. */
  readonly previousTitle: (name: string) => string;
};

/** A row per category and a column per series, without folding. Values that cannot be drawn are unknown here, too. */
export function seriesTable(input: SeriesTableInput): ChartTable {
  const { categories, series, previous, unit, categoryTitle, previousTitle } = input;
  return {
    columns: [
      { title: categoryTitle },
      ...series.map(({ name }) => ({ title: name, unit })),
      ...previous.map(({ name }) => ({ title: previousTitle(name), unit })),
    ],
    rows: categories.map(({ label }, index) => [
      label,
      ...[...series, ...previous].map(({ values }) => drawable(values[index])),
    ]),
  };
}

/** The datum of a table cell of the current period; null for names, the previous period, gaps, and 0. */
export function seriesCellDatum(
  { categories, series }: Pick<SeriesTableInput, 'categories' | 'series'>,
  row: number,
  column: number,
): ChartDatum | null {
  const category = categories[row];
  const one = series[column - 1];
  const value = drawable(one?.values[row]);
  if (category === undefined || one === undefined || !value) return null;
  return { category: category.id, series: one.id };
}
