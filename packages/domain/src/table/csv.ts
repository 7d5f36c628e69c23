import { formatScreenDate, parseWireDate } from '../calendar/index.ts';
import { type CellValue, isEmpty, type ValueKind } from './cell.ts';

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

// A spreadsheet takes what begins so for a formula, some after spaces as well, some in full width.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const QUOTED = /[",\r\n]/;

/**
 * One text of the file by RFC 4180, made harmless where a spreadsheet would run it: an apostrophe goes before what begins
 * like a formula and is no number (TBL-18).
 */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell as a spreadsheet in Mexico reads it: figures with a point and no groups, days as dd/MM/yyyy. */
function csvCell<Row>({ kind, value, text }: CsvColumn<Row>, row: Row): string {
  if (kind === 'number') return csvNumber(value(row));
  if (kind === 'day') return csvDay(value(row));
  return csvText(text(row));
}

function csvNumber(value: CellValue): string {
  if (typeof value !== 'number') return isEmpty(value) ? '' : csvText(String(value));
  return Number.isFinite(value) ? String(value) : '';
}

function csvDay(value: CellValue): string {
  if (isEmpty(value)) return '';
  const day = parseWireDate(String(value));
  return day === null ? csvText(String(value)) : formatScreenDate(day);
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
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    const lines = rows
      .slice(from, from + rowsPerPart)
      .map((row) => columns.map((column) => csvCell(column, row)).join(','));
    yield `${lines.join(LINE_END)}${LINE_END}`;
  }
}

/** The name of the file: the table's title (TBL-15), without what a file system refuses. */
export function csvFileName(title: string): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '_').trim();
  return `${name === '' ? 'tabla' : name}.csv`;
}
