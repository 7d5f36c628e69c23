const END_OF_CELL = /[\t\r\n]|$/g;

/**
 * Reads the text that spreadsheets put on the clipboard, row by row: tabs between cells, quotes around a cell that holds tabs, line
 * breaks or quotes, which are doubled there. A quote that is never closed is a letter like any other. It takes time in proportion to
 * the text.
 */
export function* readTsv(text: string): Generator<readonly string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const quoted = quotedCell(text, at);
    END_OF_CELL.lastIndex = at;
    const end = quoted?.end ?? END_OF_CELL.exec(text)?.index ?? text.length;
    row.push(quoted?.cell ?? text.slice(at, end));
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === '\t') continue;
    yield row;
    row = [];
  }
}

/** The cell in quotes that begins there, and where it ends; null where it is in none. */
function quotedCell(text: string, at: number): { readonly cell: string; readonly end: number } | null {
  if (text[at] !== '"') return null;
  let close = text.indexOf('"', at + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const next = text[close + 1];
  if (close === -1 || !(next === undefined || '\t\r\n'.includes(next))) return null;
  return { cell: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 };
}
