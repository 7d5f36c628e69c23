import { drawable, sumKnown } from './finite.ts';

/** A value with its row and column. */
export type CellInput = { readonly row: string; readonly column: string; readonly value: number | null };

/** Values by row and column. */
export type CellGrid = {
  /** One array per row with a value per column; null without a value. */
  readonly cells: readonly (readonly (number | null)[])[];
  /** All cells, row by row. */
  readonly values: readonly (number | null)[];
};

/**
 * Arranges values by row and column. Values of the same cell are summed; those of unknown rows or columns are dropped.
 */
export function cellGrid(rows: readonly string[], columns: readonly string[], inputs: readonly CellInput[]): CellGrid {
  const rowOf = places(rows);
  const columnOf = places(columns);
  const cells = rows.map(() => columns.map((): number | null => null));
  for (const { row, column, value } of inputs) {
    const line = cells[rowOf.get(row) ?? -1];
    const place = columnOf.get(column);
    if (line === undefined || place === undefined || drawable(value) === null) continue;
    line[place] = sumKnown([line[place], value]);
  }
  return { cells, values: cells.flat() };
}

/** The first index of each id: of two rows with one id, the first gets the values. */
function places(ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  ids.forEach((id, place) => {
    if (!found.has(id)) found.set(id, place);
  });
  return found;
}
