/** Places of a grid, counted from left to right and from top to bottom, that stands for numbers without gaps: months, years. */
export type GridOptions = {
  /** How many stand in a row. */
  readonly columns: number;
  /** How many stand on a page. */
  readonly page: number;
  /** First and last number that can be reached, both included. */
  readonly min: number;
  readonly max: number;
};

/**
 * Where a key leads in the grid, after the ARIA grid pattern: arrows by one place or one row, Home and End to the ends of the row,
 * Page Up and Page Down by a page. It never leaves the limits. Undefined for any other key.
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
