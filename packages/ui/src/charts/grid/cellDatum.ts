import { type CellGrid, OTHERS_ID } from '@sereno/domain/figure';
import type { ChartCategory, ChartDatum } from '../series/chartData.ts';

/** The datum of a cell, by row and column index; null without a value, and for combined rows or columns. */
export function cellDatum(
  grid: CellGrid,
  rows: readonly ChartCategory[],
  columns: readonly ChartCategory[],
  row: number,
  column: number,
): ChartDatum | null {
  const [category, series] = [rows[row]?.id, columns[column]?.id];
  if (category === undefined || series === undefined || (grid.cells[row]?.[column] ?? null) === null) return null;
  return category === OTHERS_ID || series === OTHERS_ID ? null : { category, series };
}
