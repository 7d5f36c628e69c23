/** A grid of consecutive numbers, such as months or years, row by row. */
export type GridOptions = {
  /** Cells per row. */
  readonly columns: number;
  /** Cells per page. */
  readonly page: number;
  /** First and last allowed number, both included. */
  readonly min: number;
  readonly max: number;
};

/**
 * Target of a key in the grid, by the ARIA grid pattern: arrows by one cell or row, Home and End to the ends of the
 * row, Page Up and Page Down by a page; clamped to the limits. Undefined for other keys.
 */
export function moveInGrid(place: number, key: string, { columns, page, min, max }: GridOptions): number | undefined {
  const column = ((place % columns) + columns) % columns;
  const moves: Partial<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: place - column,
    End: place - column + columns - 1,
    PageUp: place - page,
    PageDown: place + page,
  };
  const to = moves[key];
  return to === undefined ? undefined : Math.max(min, Math.min(max, to));
}
