import { cellText } from '../cells/cellText.ts';
import type { TableColumn } from '../cells/column.ts';
import type { CellBlock, GridPartProps } from '../cells/gridPart.ts';
import type { GridPlace } from '../grid/gridKeys.ts';
import type { CopiedRow } from './writeTsv.ts';

/** A block of cells: where it began, which is where the focus is, and the opposite corner. */
export type CellRange = { readonly anchor: GridPlace; readonly head: GridPlace };

/** The cells from one corner to the other. */
export const blockOf = ({ anchor, head }: CellRange): CellBlock => ({
  top: Math.min(anchor.line, head.line),
  bottom: Math.max(anchor.line, head.line),
  start: Math.min(anchor.column, head.column),
  end: Math.max(anchor.column, head.column),
});

type Cells<Row> = Pick<GridPartProps<Row>, 'contentAt' | 'rowId' | 'words' | 'count'>;

/** The nearest cell to that place up to which a range from `anchor` can reach: one of a column, between header and totals. */
export function nearestCell<Row>(anchor: GridPlace, { line, column }: GridPlace, cells: Cells<Row>): GridPlace {
  let nearest = column;
  while (nearest !== anchor.column && cells.contentAt(anchor.line, nearest) === null) {
    nearest += Math.sign(anchor.column - nearest);
  }
  return { line: Math.max(1, Math.min(line, cells.count)), column: nearest };
}

/** The corners by the ids of their rows and columns: another text once something else stands there. */
export function idsOf<Row>({ anchor, head }: CellRange, { contentAt, rowId }: Cells<Row>): string {
  const corners = [anchor, head];
  const rows = corners
    .map(({ line }) => contentAt(line, anchor.column))
    .map((content) => content && rowId(content.row));
  return JSON.stringify([rows, corners.map(({ column }) => contentAt(anchor.line, column)?.column.id)]);
}

/** How a marked cell lies in its range, as the words of an attribute; null for a cell that is not marked. */
export function edgesAt<Row>(range: CellRange, { line, column }: GridPlace, { contentAt }: Cells<Row>): string | null {
  const { top, bottom, start, end } = blockOf(range);
  // The row of a group is in the midst of them, and is not copied.
  const hasLine = (at: number): boolean => at >= top && at <= bottom && contentAt(at, start) !== null;
  if (column < start || column > end || !hasLine(line)) return null;
  const edges = [
    !hasLine(line - 1) && 'top',
    !hasLine(line + 1) && 'bottom',
    column === start && 'start',
    column === end && 'end',
  ];
  return edges.filter(Boolean).join(' ');
}

export const columnCount = ({ anchor, head }: CellRange): number => Math.abs(head.column - anchor.column) + 1;

/** How many rows there are in a range, without those of groups. */
export function rowCount<Row>(range: CellRange, { contentAt }: Cells<Row>): number {
  const { top, bottom, start } = blockOf(range);
  let count = 0;
  for (let line = top; line <= bottom; line += 1) count += Number(contentAt(line, start) !== null);
  return count;
}

/** What is copied of a range: its rows with what their cells show, days in digits, without those of groups. */
export function* rowsOf<Row>(range: CellRange, { contentAt, words }: Cells<Row>): Generator<CopiedRow> {
  const { top, bottom, start } = blockOf(range);
  const columns = Array.from({ length: columnCount(range) }, (_, at) =>
    contentAt(range.anchor.line, start + at),
  ).flatMap((content) => (content ? inDigits(content.column) : []));
  for (let line = top; line <= bottom; line += 1) {
    const content = contentAt(line, start);
    if (content === null) continue;
    const { row } = content;
    yield columns.map((column) => ({ text: cellText(column, row, words), isFigure: isFigure(column, row) }));
  }
}

/** Neither a spreadsheet nor a cell that is pasted into reads a day in words, as a format of its column may write it. */
const inDigits = <Row>(column: TableColumn<Row>): TableColumn<Row> =>
  column.kind === 'date' || column.kind === 'instant' ? { ...column, format: undefined } : column;

/** Whether the table writes the cell from a number, so that it is none that somebody typed. */
const isFigure = <Row>(column: TableColumn<Row>, row: Row): boolean =>
  (column.kind === 'number' || column.kind === 'money') && typeof column.value(row) === 'number';
