import type { SheetCell } from './sheetCells.ts';
import { inSlices } from './slices.ts';

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
