import { harmlessText, tsvText } from '@sereno/domain/csv';
import { csvNumber } from '../../foundation/csv/csvValue.ts';

/** What a chart says, cell by cell: words, figures, and nothing. */
type Cell = string | number | null;

/**
 * A table for pasting into a spreadsheet: cells separated by tabs, rows by line ends. Numbers are plain, and no text
 * becomes a formula (TBL-18); tabs and line ends in a text become spaces.
 */
export function tabText(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [titles, ...rows].map((cells) => cells.map(tabCell).join('\t')).join('\n');
}

const tabCell = (cell: Cell): string =>
  typeof cell === 'string' ? tsvText(harmlessText(cell.replaceAll(/[\t\r\n]+/g, ' '))) : csvNumber(cell);
