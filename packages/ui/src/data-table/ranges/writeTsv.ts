import { harmlessText, tsvText } from '@sereno/domain/csv';

/** A cell that is copied: the text that it shows, and whether that is a figure, which the table itself has written. */
export type CopiedCell = { readonly text: string; readonly isFigure: boolean };
export type CopiedRow = readonly CopiedCell[];

/** A text that a spreadsheet would execute stays a text, as in a CSV file (TBL-18); '-5' is a formula only where somebody typed it. */
const safe = ({ text, isFigure }: CopiedCell): string => (isFigure ? text : harmlessText(text));

/** The rows as lines for pasting into a spreadsheet: cells are separated by tabs. Each line but the first begins with a line end. */
export function* tsvLines(rows: Iterable<CopiedRow>): Generator<string> {
  let end = '';
  for (const row of rows) {
    yield end + row.map((cell) => tsvText(safe(cell))).join('\t');
    end = '\n';
  }
}

/** All lines of the rows as one text. */
export const writeTsv = (rows: Iterable<CopiedRow>): string => [...tsvLines(rows)].join('');

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Markup as it is written. */
const markup = String.raw;
/** Excel would take a line break for the next row. */
const BREAK = markup`<br style="mso-data-placement:same-cell">`;

const htmlCell = (cell: CopiedCell): string => {
  const text = safe(cell).replaceAll(/[&<>]/g, (letter) => ESCAPED[letter] ?? '');
  return `<td>${text.replaceAll(/\r\n|[\r\n]/g, BREAK)}</td>`;
};

/** The rows as a table, for documents and mails. */
export const writeHtml = (rows: readonly CopiedRow[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`).join('')}</table>`;
