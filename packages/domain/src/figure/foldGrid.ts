import { type CellInput, cellGrid } from './cellGrid.ts';
import { drawable } from './finite.ts';

/** Id of the entry that the smallest parts, series, rows or columns are folded into. */
export const OTHERS_ID = 'others';

/** Most rows and columns of a grid, including the folded rest; 2 or more. */
export type MostCells = { readonly rows: number; readonly columns: number };

/** A grid small enough to read. */
export type FoldedGrid = {
  /** Ids of the largest rows, largest first; `OTHERS_ID` last when rows are folded into it. */
  readonly rows: readonly string[];
  /** The same for columns. */
  readonly columns: readonly string[];
  /** One per cell that has a value. */
  readonly values: readonly (CellInput & { readonly value: number })[];
};

/** The ids that are kept, largest first, and the others last, if any. */
function largest(weights: ReadonlyMap<string, number>, most: number): readonly string[] {
  const named = [...weights.keys()].filter((id) => id !== OTHERS_ID);
  const hasOthers = named.length < weights.size;
  const inOrder = named.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  if (!hasOthers && named.length <= most) return inOrder;
  return [...inOrder.slice(0, most - 1), OTHERS_ID];
}

/** Weight of each id: the sum of its values' sizes. */
function weigh(inputs: readonly CellInput[], idOf: (input: CellInput) => string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const input of inputs) {
    const id = idOf(input);
    weights.set(id, drawable((weights.get(id) ?? 0) + Math.abs(drawable(input.value) ?? 0)) ?? 0);
  }
  return weights;
}

/**
 * Limits the rows and columns: keeps the largest and sums the rest into one with the id of the others, together with
 * inputs that already have that id. No value is lost: the cells add up to the input.
 */
export function foldGrid(inputs: readonly CellInput[], most: MostCells): FoldedGrid {
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
  return { rows, columns, values };
}
