import { csvText } from '../../foundation/csv/csvText.ts';

/** What a chart says, cell by cell: words, figures, and nothing. */
type Cell = string | number | null;

/**
 * A table as a spreadsheet takes it from the clipboard: cells parted by tabs, lines by line ends. Figures are plain, and no
 * text becomes a formula (TBL-18); a tab or a line end inside of a text becomes a blank.
 */
export function tabText(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [titles, ...rows].map((cells) => cells.map(tabCell).join('\t')).join('\n');
}

function tabCell(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? plainFigure(cell) : '';
  return cell === null ? '' : wordCell(cell.replaceAll(/[\t\r\n]+/g, ' '));
}

/** A spreadsheet takes a cell for quoted that begins with a quotation mark; around any other, marks would only be in the way. */
function wordCell(text: string): string {
  const safe = csvText(text);
  return safe.startsWith('"') && !text.startsWith('"') ? safe.slice(1, -1).replaceAll('""', '"') : safe;
}

/** Without the power of ten that some programs take for a text. */
function plainFigure(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}
