/** A cell by row and column from 0. */
export type GridPlace = { readonly row: number; readonly column: number };

export type GridMove = {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  /** Control or Command is held: Home and End go to the ends of the grid. */
  readonly far: boolean;
  /** The grid is right-to-left, which swaps the arrows. */
  readonly rightToLeft: boolean;
};

/** Rows that Page Up and Page Down move. */
const PAGE = 10;

/**
 * Target of a key in a grid of that size, clamped to its edges; null for other keys. Arrows by cell, Home and End in
 * the row, Page Up and Page Down by ten rows.
 */
export function movedPlace(
  { row, column }: GridPlace,
  size: { readonly rows: number; readonly columns: number },
  { key, far, rightToLeft }: GridMove,
): GridPlace | null {
  const within = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.max(0, Math.min(nextRow, size.rows - 1)),
    column: Math.max(0, Math.min(nextColumn, size.columns - 1)),
  });
  const onwards = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return within(row - 1, column);
    case 'ArrowDown':
      return within(row + 1, column);
    case 'ArrowLeft':
      return within(row, column - onwards);
    case 'ArrowRight':
      return within(row, column + onwards);
    case 'PageUp':
      return within(row - PAGE, column);
    case 'PageDown':
      return within(row + PAGE, column);
    case 'Home':
      return within(far ? 0 : row, 0);
    case 'End':
      return within(far ? size.rows - 1 : row, size.columns - 1);
    default:
      return null;
  }
}
