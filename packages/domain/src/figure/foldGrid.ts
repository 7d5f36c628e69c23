import { type CellInput, cellGrid } from './cellGrid.ts';
import { drawable } from './finite.ts';

/** The id of what the smallest parts, series, rows or columns are folded into. */
export const OTHERS_ID = 'others';

/** How many rows and columns a grid has at most, what the rest is folded into included; 2 or more. */
export type MostCells = { readonly rows: number; readonly columns: number };

/** A grid that can be looked over. */
export type FoldedGrid = {
  /** The ids of the largest rows, the largest first; `OTHERS_ID` at the end where the rest is folded into it. */
  readonly rows: readonly string[];
  /** … and of the columns. */
  readonly columns: readonly string[];
  /** One for each cell that has a value. */
  readonly values: readonly (CellInput & { readonly value: number })[];
};

/** The ids that are kept, the largest first, and the others at the end where there are any. */
function largest(weights: ReadonlyMap<string, number>, most: number): readonly string[] {
  const named = [...weights.keys()].filter((id) => id !== OTHERS_ID);
  const hasOthers = named.length < weights.size;
  const inOrder = named.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  if (!hasOthers && named.length <= most) return inOrder;
  return [...inOrder.slice(0, most - 1), OTHERS_ID];
}

/** How much each id counts: what its values add up to either way. */
function weigh(inputs: readonly CellInput[], idOf: (input: CellInput) => string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const input of inputs) {
    const id = idOf(input);
    weights.set(id, drawable((weights.get(id) ?? 0) + Math.abs(drawable(input.value) ?? 0)) ?? 0);
  }
  return weights;
}

/**
 * At most so many rows and columns: the largest of them, and the rest added up in one that bears the id of the others. What bears
 * it already is among the rest. No value is lost: the cells add up to what came.
 * @param order 'largest' for columns with the largest first; 'diagonal' for those next to one another that are largest in one row,
 * as of things that each belong to one row. The others are last either way.
 */
export function foldGrid(
  inputs: readonly CellInput[],
  most: MostCells,
  order: 'largest' | 'diagonal' = 'largest',
): FoldedGrid {
  const rows = largest(
    weigh(inputs, ({ row }) => row),
    most.rows,
  );
  const columns = largest(
    weigh(inputs, ({ column }) => column),
    most.columns,
  );
  const [keptRows, keptColumns] = [new Set(rows), new Set(columns)];
  const folded = inputs.map(({ row, column, value }) => ({
    row: keptRows.has(row) ? row : OTHERS_ID,
    column: keptColumns.has(column) ? column : OTHERS_ID,
    value,
  }));
  const { cells } = cellGrid(rows, columns, folded);
  const valueAt = (row: number, column: number): number | null => cells[row]?.[column] ?? null;
  const values = rows.flatMap((row, line) =>
    columns.flatMap((column, place) => {
      const value = valueAt(line, place);
      return value === null ? [] : [{ row, column, value }];
    }),
  );
  return { rows, columns: order === 'largest' ? columns : alongRows(columns, valuesOf(cells, columns)), values };
}

const valuesOf = (
  cells: readonly (readonly (number | null)[])[],
  columns: readonly string[],
): ReadonlyMap<string, readonly number[]> =>
  new Map(columns.map((id, place) => [id, cells.map((line) => Math.abs(line[place] ?? 0))]));

/** The columns by the row that each is largest in; of one row, as they were. */
function alongRows(columns: readonly string[], values: ReadonlyMap<string, readonly number[]>): readonly string[] {
  const rowOf = (id: string): number => {
    const own = values.get(id) ?? [];
    return id === OTHERS_ID ? Infinity : own.indexOf(Math.max(...own));
  };
  const places = new Map(columns.map((id) => [id, rowOf(id)]));
  return columns.toSorted((one, other) => {
    const [first, second] = [places.get(one) ?? 0, places.get(other) ?? 0];
    return first === second ? 0 : first - second;
  });
}
