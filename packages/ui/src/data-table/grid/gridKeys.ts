/** A cell of the grid by its line, the header being 0, and its column. */
export type GridPlace = { readonly line: number; readonly column: number };

export type GridSize = {
  /** Number of lines: header, rows and totals. */
  readonly lines: number;
  readonly columns: number;
  /** How many rows are in sight: Page Up and Page Down go so far. */
  readonly linesInSight: number;
};

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

/**
 * Where a key leads from a cell, by the ARIA grid pattern: arrows by cell, Home and End within the row, with Ctrl to the first
 * and last cell of all, Page Up and Page Down by what is in sight. Null for a key that leads nowhere; the same place at an
 * edge. Left and right follow the reading direction.
 */
export function placeAfter(
  { key, ctrlKey, metaKey }: Key,
  { line, column }: GridPlace,
  { lines, columns, linesInSight }: GridSize,
  isRightToLeft: boolean,
): GridPlace | null {
  const far = ctrlKey || metaKey;
  const forwards = isRightToLeft ? -1 : 1;
  const to = (nextLine: number, nextColumn: number): GridPlace => ({
    line: within(nextLine, lines),
    column: within(nextColumn, columns),
  });
  switch (key) {
    case 'Home':
      return far ? to(0, 0) : to(line, 0);
    case 'End':
      return far ? to(lines - 1, columns - 1) : to(line, columns - 1);
    case 'ArrowRight':
      return far ? null : to(line, column + forwards);
    case 'ArrowLeft':
      return far ? null : to(line, column - forwards);
    case 'ArrowDown':
      return far ? null : to(line + 1, column);
    case 'ArrowUp':
      return far ? null : to(line - 1, column);
    case 'PageDown':
      return far ? null : to(line + linesInSight, column);
    case 'PageUp':
      return far ? null : to(line - linesInSight, column);
    default:
      return null;
  }
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/**
 * The line where the focus goes when other rows are shown: that of its row, wherever it stands now. Where it has gone, that of the
 * row that took its place: the next one below it that is still there. The same line where none is, as after a turn of the page.
 * @param line Line of the focus before, the first row being 1.
 * @param before Ids of the rows that were shown.
 * @param after Ids of those that are shown now.
 */
export function lineAfter(line: number, before: readonly string[], after: readonly string[]): number {
  if (line < 1 || before[line - 1] === after[line - 1]) return line;
  const lines = new Map(after.map((id, place) => [id, place + 1]));
  const left = before.slice(line - 1).find((id) => lines.has(id));
  return (left !== undefined && lines.get(left)) || line;
}
