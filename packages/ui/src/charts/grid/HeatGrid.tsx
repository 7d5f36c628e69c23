'use client';
import { type CellGrid, cellGrid } from '@sereno/domain/figure';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartCategory, ChartTable } from '../series/chartData.ts';
import { cellDatum } from './cellDatum.ts';
import { HeatGridPlot } from './HeatGridPlot.tsx';

export type HeatGridProps = FrameProps & {
  /** From top to bottom. The id `others` is combined: its cells cannot be opened. */
  rows: readonly ChartCategory[];
  /** From start to end. The id `others` is combined: its cells cannot be opened. */
  columns: readonly ChartCategory[];
  /** A value for each cell that has one; values of one cell are added up, those of no row or column left out. */
  values: readonly { readonly row: string; readonly column: string; readonly value: number }[];
};

/** More cells than that are a table, not a picture; the table has them all. */
const MOST_ROWS = 100;
const MOST_COLUMNS = 60;

/**
 * A value per pair of two dimensions, printed in its shaded cell. A datum is a row (`category`) and a column
 * (`series`); a cell without a value has none.
 */
export function HeatGrid({ rows, columns, values, ...frame }: HeatGridProps) {
  const t = useTexts(chartKindsTexts);
  const unit = frame.formatValue ?? frame.unit ?? 'count';
  const own = useMemo(() => ({ rows: withoutTwins(rows), columns: withoutTwins(columns) }), [rows, columns]);
  const whole = useMemo(
    () =>
      cellGrid(
        own.rows.map(({ id }) => id),
        own.columns.map(({ id }) => id),
        values,
      ),
    [own, values],
  );
  const drawn = useMemo(() => {
    const cells = whole.cells.slice(0, MOST_ROWS).map((line) => line.slice(0, MOST_COLUMNS));
    const grid: CellGrid = { cells, values: cells.flat() };
    return { grid, rows: own.rows.slice(0, MOST_ROWS), columns: own.columns.slice(0, MOST_COLUMNS) };
  }, [whole, own]);
  const table = useCallback(
    (): ChartTable => ({
      columns: [{ title: t('heatGrid.row') }, ...own.columns.map(({ label }) => ({ title: label, unit }))],
      rows: own.rows.map(({ label }, row) => [label, ...(whole.cells[row] ?? [])]),
    }),
    [own, whole, unit, t],
  );
  return (
    <ChartFrame
      {...frame}
      isEmpty={!whole.values.some((value) => value !== null)}
      table={table}
      datumOf={(row, column) => cellDatum(whole, own.rows, own.columns, row, column - 1)}
    >
      {(size) => (
        <HeatGridPlot
          rows={drawn.rows}
          columns={drawn.columns}
          grid={drawn.grid}
          allRows={own.rows.length}
          allColumns={own.columns.length}
          unit={unit}
          size={size}
        />
      )}
    </ChartFrame>
  );
}

/** The first of each id: duplicates could not be distinguished. */
function withoutTwins(categories: readonly ChartCategory[]): readonly ChartCategory[] {
  const known = new Set<string>();
  return categories.filter(({ id }) => !known.has(id) && known.add(id));
}
