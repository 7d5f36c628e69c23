import { drawable, sumKnown } from './finite.ts';

/** A value at a row and a column, as it comes. */
export type CellInput = { readonly row: string; readonly column: string; readonly value: number | null };

/** Values by row and column. */
export type CellGrid = {
  /** A line for each row with a value for each column; null where there is none, or no figure. */
  readonly cells: readonly (readonly (number | null)[])[];
  /** All of them, line after line. */
  readonly values: readonly (number | null)[];
};

/** Puts values into rows and columns. Those of one cell are added up; those of no row or column are left out. */
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

/** The first place of each id: of two rows with one id, the first has the values. */
function places(ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  ids.forEach((id, place) => {
    if (!found.has(id)) found.set(id, place);
  });
  return found;
}
