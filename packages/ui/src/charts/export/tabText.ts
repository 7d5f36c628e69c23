import { harmlessText } from '@sereno/domain/csv';

/** What a chart says, cell by cell: words, figures, and nothing. */
type Cell = string | number | null;

/**
 * A table for pasting into a spreadsheet: cells separated by tabs, rows by line ends. Numbers are plain, and no text
 * becomes a formula (TBL-18); tabs and line ends in a text become spaces.
 */
export function tabText(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [titles, ...rows].map((cells) => cells.map(tabCell).join('\t')).join('\n');
}

function tabCell(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? plainFigure(cell) : '';
  return cell === null ? '' : wordCell(cell.replaceAll(/[\t\r\n]+/g, ' '));
}

/** Spreadsheets read a cell that begins with a quotation mark as quoted; others must not be quoted. */
const wordCell = (text: string): string =>
  text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : harmlessText(text);

/** Without the power of ten that some programs take for a text. */
function plainFigure(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}
