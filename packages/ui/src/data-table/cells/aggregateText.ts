import { formatNumber } from '../../locale/numbers.ts';
import { cellText, type CellWords, writtenText } from './cellText.ts';
import { cellValue, type TableColumn } from './column.ts';
import { figureFormat } from './figureFormat.ts';

/**
 * What the rows of a group come to as the column writes it: a figure by its format, a value that a row has as the cell of that row, several
 * of them one after the other, any other text as it is. Nothing for what is missing or no number.
 */
export function aggregateText<Row>(
  column: TableColumn<Row>,
  value: unknown,
  rows: readonly Row[],
  words: CellWords,
): string {
  if (Array.isArray(value)) {
    const texts = value.map((item: unknown) => aggregateText(column, item, rows, words)).filter((text) => text !== '');
    return new Intl.ListFormat(words.formats.tag, { type: 'unit', style: 'short' }).format(texts);
  }
  if (typeof value === 'number') return figureText(column, value, words);
  const row = rows.find((other) => cellValue(column, other) === value);
  return value === undefined || value === null || row === undefined ? writtenText(value) : cellText(column, row, words);
}

/** A figure of a column of figures has its format; a mean of whole numbers is none. */
function figureText<Row>(column: TableColumn<Row>, value: number, { formats }: CellWords): string {
  if (Number.isNaN(value)) return '';
  if (!Number.isFinite(value)) return '—';
  const decimals = Number.isInteger(value) ? 0 : 1;
  if (column.kind !== 'number' && column.kind !== 'money') return formatNumber(value, decimals, formats);
  return figureFormat(column.kind === 'number' ? { decimals, ...column } : column, formats).text(value, formats.tag);
}
