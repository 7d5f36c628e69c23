import { CSV_BOM, CSV_LINE_END, csvText } from '@sereno/domain/csv';
import { safeFileName } from '@sereno/domain/fileName';
import type { CellValue, ValueKind } from '../cellValue.ts';
import { csvDay, csvNumber } from './csvValue.ts';

/** A column of the file: its title, and the value and text of its cells. */
export type CsvColumn<Row> = {
  readonly title: string;
  readonly kind: ValueKind;
  readonly value: (row: Row) => CellValue;
  /** The displayed text; written as it is for texts, times and booleans. */
  readonly text: (row: Row) => string;
};

/** How cells of a column are written: numbers and days by value, the rest as displayed. */
function cellWriter<Row>({ kind, value, text }: CsvColumn<Row>): (row: Row) => string {
  if (kind === 'number') return (row) => csvNumber(value(row));
  if (kind === 'day') return (row) => csvDay(value(row));
  return (row) => csvText(text(row));
}

/**
 * The file in parts, so that a long one does not block the page and can be cancelled: the byte order mark and titles
 * first, then `rowsPerPart` rows each (TBL-16, TBL-17).
 */
export function* csvParts<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  rowsPerPart: number,
): Generator<string> {
  yield `${CSV_BOM}${columns.map(({ title }) => csvText(title)).join(',')}${CSV_LINE_END}`;
  const writers = columns.map(cellWriter);
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    yield `${linesOf(rows.slice(from, from + rowsPerPart), writers).join(CSV_LINE_END)}${CSV_LINE_END}`;
  }
}

/** Column by column: a loop over cells of one kind is a fifth faster than one over mixed kinds. */
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

/** The file name: the table's title (TBL-15), made safe for file systems. */
export function csvFileName(title: string): string {
  return safeFileName(title, 'csv') ?? 'tabla.csv';
}
