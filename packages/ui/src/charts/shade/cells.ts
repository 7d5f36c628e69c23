/** Px between two cells. */
export const CELL_GAP = 3;

/** Cells of one size in rows and columns. */
export type CellLayout = {
  /** Of the drawing, which may be larger than its place. */
  readonly width: number;
  readonly height: number;
  /** Where the first cell is: the names of rows and columns are before it. */
  readonly start: number;
  readonly top: number;
  /** From one cell to the next, in px. */
  readonly columnStep: number;
  readonly rowStep: number;
  readonly box: (row: number, column: number) => Record<'x' | 'y' | 'width' | 'height', number>;
  /** The cell under a point; the gap before the next one belongs to it. */
  readonly find: (x: number, y: number) => { readonly row: number; readonly column: number } | null;
};

/** Lays out that many rows and columns. */
export function cellLayout(
  rows: number,
  columns: number,
  cells: Pick<CellLayout, 'start' | 'top' | 'columnStep' | 'rowStep'>,
): Omit<CellLayout, 'width' | 'height'> {
  const { start, top, columnStep, rowStep } = cells;
  return {
    ...cells,
    box: (row, column) => ({
      x: start + column * columnStep,
      y: top + row * rowStep,
      width: columnStep - CELL_GAP,
      height: rowStep - CELL_GAP,
    }),
    find: (x, y) => {
      const column = Math.floor((x - start) / columnStep);
      const row = Math.floor((y - top) / rowStep);
      return column < 0 || column >= columns || row < 0 || row >= rows ? null : { row, column };
    },
  };
}
