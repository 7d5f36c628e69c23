import { inSlices } from '../export/slices.ts';
import { type CopiedRow, tsvLines, writeHtml, writeTsv } from './writeTsv.ts';

/** So many cells are written within a frame or two; more would hold up the page. */
const MOST_AT_ONCE = 5000;

/**
 * Puts the rows into the clipboard of a copy that is going on. So many that the page would stand still are written in slices and handed
 * over later, as text alone: browsers read a table in HTML at once.
 * @returns How many rows there were.
 * @throws Where the browser refuses a copy that comes later, and the reason of `signal` once that is aborted.
 */
export async function copyRows(
  rows: Iterable<CopiedRow>,
  cellCount: number,
  clipboard: DataTransfer,
  signal: AbortSignal,
): Promise<number> {
  if (cellCount <= MOST_AT_ONCE) {
    const all = [...rows];
    clipboard.setData('text/plain', writeTsv(all));
    clipboard.setData('text/html', writeHtml(all));
    return all.length;
  }
  let count = 0;
  const write = async (): Promise<Blob> => {
    const parts: Blob[] = [];
    for await (const lines of inSlices(tsvLines(rows), signal)) {
      count += lines.length;
      // A blob for each slice: to encode the whole text at the end would hold up the page.
      parts.push(new Blob([...lines]));
    }
    return new Blob(parts, { type: 'text/plain' });
  };
  // The clipboard is asked for during the press, and waits for what it gets.
  const text = write();
  // Where that is refused, nothing else waits for the text.
  text.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  return count;
}
