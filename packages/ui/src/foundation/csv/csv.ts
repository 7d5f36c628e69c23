import { safeFileName } from '@sereno/domain/fileName';
import type { CellValue, ValueKind } from '../cellValue.ts';
import { csvText } from './csvText.ts';
import { csvDay, csvNumber } from './csvValue.ts';

/** Tells a spreadsheet that the file is UTF-8 (TBL-17). */
export const CSV_BOM = '\uFEFF';
const LINE_END = '\r\n';

/** A column of the file: its title, and what its cells hold and show. */
export type CsvColumn<Row> = {
  readonly title: string;
  readonly kind: ValueKind;
  readonly value: (row: Row) => CellValue;
  /** What the cell shows; written as it is for texts, times and yes or no. */
  readonly text: (row: Row) => string;
};

/** How the cells of a column are written: figures and days from what they hold, the rest from what they show. */
function cellWriter<Row>({ kind, value, text }: CsvColumn<Row>): (row: Row) => string {
  if (kind === 'number') return (row) => csvNumber(value(row));
  if (kind === 'day') return (row) => csvDay(value(row));
  return (row) => csvText(text(row));
}

/**
 * The file in parts, so that a long one can be written without holding up the page, and stopped in between: the byte order
 * mark and the titles first, then `rowsPerPart` rows in each (TBL-16, TBL-17).
 */
export function* csvParts<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  rowsPerPart: number,
): Generator<string> {
  yield `${CSV_BOM}${columns.map(({ title }) => csvText(title)).join(',')}${LINE_END}`;
  const writers = columns.map(cellWriter);
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    yield `${linesOf(rows.slice(from, from + rowsPerPart), writers).join(LINE_END)}${LINE_END}`;
  }
}

/** Writes column by column: a loop over cells of one kind takes a fifth less time than one over cells of all kinds. */
function linesOf<Row>(rows: readonly Row[], writers: readonly ((row: Row) => string)[]): readonly string[] {
  const lines = rows.map(() => '');
  writers.forEach((write, column) => {
    const comma = column === 0 ? '' : ',';
    rows.forEach((row, place) => {
      lines[place] += comma + write(row);
    });
  });
  return lines;
}

/** The name of the file: the table's title (TBL-15), without what a disk refuses. */
export function csvFileName(title: string): string {
  return safeFileName(title, 'csv') ?? 'tabla.csv';
}
