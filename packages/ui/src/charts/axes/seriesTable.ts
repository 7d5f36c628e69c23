import { drawable, type FigureUnit } from '@sereno/domain/figure';
import type { ChartCategory, ChartMark, ChartSeries, ChartTable } from '../series/chartData.ts';

export type SeriesTableInput = {
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  readonly previous: readonly ChartSeries[];
  readonly unit: FigureUnit;
  /** Title of the column of categories. */
  readonly categoryTitle: string;
  /** Title of a column of the period before. */
  readonly previousTitle: (name: string) => string;
};

/** A line for each category, a column for each series: all of them, as a table has room for more than eight. What cannot be drawn is unknown here, too. */
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

/** The mark of a cell of that table: of a figure of now; null for the names, the period before, gaps, and 0, behind which nothing is. */
export function seriesCellMark(
  { categories, series }: Pick<SeriesTableInput, 'categories' | 'series'>,
  row: number,
  column: number,
): ChartMark | null {
  const category = categories[row];
  const one = series[column - 1];
  const value = drawable(one?.values[row]);
  if (category === undefined || one === undefined || !value) return null;
  return { category: category.id, series: one.id };
}
