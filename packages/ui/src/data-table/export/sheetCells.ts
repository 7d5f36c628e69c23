import { cellText, detailText, shownPart, type CellWords } from '../cells/cellText.ts';
import { alignment, type TableColumn } from '../cells/column.ts';
import { totalOf, type Totals } from '../cells/totals.ts';
import { inSlices } from './slices.ts';

/** Maximum characters of a cell on paper: about twelve lines. A file has the whole text. */
const MOST_PRINTED = 500;

/** How the cells of a column print. */
export type SheetCell<Row> = {
  /** Whether they stand at the end of their line. */
  readonly isFigure: boolean;
  readonly text: (row: Row) => string;
  /** Distinguishes people with the same name; empty for the others. */
  readonly detail: (row: Row) => string;
};

/** Formats the cells of each column as the table does. */
export function sheetCells<Row>(columns: readonly TableColumn<Row>[], words: CellWords): SheetCell<Row>[] {
  return columns.map((column) => {
    const text = (row: Row): string => shownPart(cellText(column, row, words), MOST_PRINTED);
    return {
      isFigure: alignment(column) === 'end',
      text,
      detail: (row) => (text(row) === '' ? '' : shownPart(detailText(column, row))),
    };
  });
}

/** Rows that tell how much room a column needs. */
const MEASURED = 200;
/** Letters that a column has room for at least, and what stands between two columns. */
const LEAST = 4;
const GAP = 2;
/** Letters beyond which a text is broken into lines: in any case, and where the paper is full. */
const MOST = 40;
const MOST_ON_FULL = 12;

/**
 * The part of the sheet's width that each column takes, in percent: by its longest text among the first rows and its figure in
 * `totals`. Where that is more than stands `across` the paper, long texts make room, so that dates and figures keep to one line.
 * A browser would look at all rows instead, and give each table of the sheet columns of its own.
 */
export function columnShares<Row>(
  columns: readonly TableColumn<Row>[],
  cells: readonly SheetCell<Row>[],
  rows: readonly Row[],
  totals: Totals | null,
  across: number,
): number[] {
  const measured = rows.slice(0, MEASURED);
  const needed = columns.map(({ id, title }, place) => {
    const cell = cells[place];
    const lengths = cell === undefined ? [] : measured.map((row) => cell.text(row).length + cell.detail(row).length);
    const words = title.split(' ').map(({ length }) => length);
    // Sums are in bold.
    const total = totalOf(totals, id);
    const sum = typeof total === 'string' ? total.length * 1.1 : 0;
    return Math.max(LEAST, sum, ...words, ...lengths);
  });
  const widthsUpTo = (most: number): number[] => needed.map((letters) => GAP + Math.min(most, letters));
  let most = MOST;
  while (most > MOST_ON_FULL && sumOf(widthsUpTo(most)) > across) most -= 1;
  const widths = widthsUpTo(most);
  const all = sumOf(widths);
  return widths.map((width) => (width / all) * 100);
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * Rows of one table. What a browser needs to break a table into pages grows with the square of its rows: ten thousand in one
 * took 9 GB, in tables of five hundred 2 GB.
 */
const ROWS_PER_TABLE = 500;

/**
 * The lines of the sheet, one for each row, in the bodies of its tables. They are plain elements, made beside the page and a few
 * at a time: 100,000 rows are a million cells.
 * @param onProgress Hears how much is made, from 0 to 1.
 * @throws The reason of `signal` once that is aborted.
 */
export async function sheetRows<Row>(
  rows: readonly Row[],
  cells: readonly SheetCell<Row>[],
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<HTMLTableSectionElement[]> {
  const bodies: HTMLTableSectionElement[] = [];
  let made = 0;
  for await (const lines of inSlices(sheetLines(rows, cells), signal)) {
    for (const line of lines) {
      if (made % ROWS_PER_TABLE === 0) bodies.push(document.createElement('tbody'));
      bodies.at(-1)?.append(line);
      made += 1;
    }
    onProgress(made / rows.length);
  }
  return bodies.length === 0 ? [document.createElement('tbody')] : bodies;
}

function* sheetLines<Row>(rows: readonly Row[], cells: readonly SheetCell<Row>[]): Generator<HTMLTableRowElement> {
  for (const row of rows) {
    const line = document.createElement('tr');
    for (const { isFigure, text, detail } of cells) {
      const cell = line.insertCell();
      cell.textContent = text(row);
      if (isFigure) cell.className = 'figure';
      const more = detail(row);
      if (more !== '') {
        const muted = document.createElement('span');
        muted.textContent = ` ${more}`;
        cell.append(muted);
      }
    }
    yield line;
  }
}
