import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { MAX_BYTES, MAX_CELL, MAX_COLUMNS, MAX_ROWS, UnreadableFileError } from './fileProblem.ts';
import { unpackedSize } from './zipSize.ts';

/** A file as a table of texts: each row has a cell for each heading. */
export type ListTable = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What a workbook may come to when it is unpacked. */
const MAX_UNPACKED = 200 * 1024 * 1024;

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** An encrypted workbook, and one of Excel before 2007, are kept in another kind of container. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** Text in UTF-8 or UTF-16, or else in the encoding that Excel writes in Mexico. */
function decoded(bytes: Buffer): string {
  if (startsWith(bytes, Buffer.from([0xff, 0xfe]))) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw new UnreadableFileError('unknown');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function csvRows(text: string): readonly (readonly string[])[] {
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MAX_ROWS + 2,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableFileError('broken');
  return data;
}

/** A figure as it is written: a telephone number keeps all its digits. */
const parseNumber = (figure: string): string => (/e/iu.test(figure) ? String(Number(figure)) : figure);

/** A cell of a workbook as a text: a day is written as in the database. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}

async function workbookRows(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  if (unpackedSize(bytes) > MAX_UNPACKED) throw new UnreadableFileError('tooLarge');
  const rows = await readSheet(bytes, { parseNumber }).catch((error: unknown) => {
    throw new UnreadableFileError('broken', error);
  });
  return rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell.trim() !== ''));
}

async function rowsOf(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  if (bytes.length > MAX_BYTES) throw new UnreadableFileError('tooLarge');
  if (startsWith(bytes, OLE)) throw new UnreadableFileError('protected');
  return startsWith(bytes, ZIP) ? workbookRows(bytes) : csvRows(decoded(bytes));
}

/**
 * Reads a CSV file or the first sheet of a workbook; its first row has the headings. A cell stays the text that it is, whatever a
 * spreadsheet would make of it. @throws UnreadableFileError
 */
export async function readListFile(bytes: Buffer): Promise<ListTable> {
  const [first, ...rows] = await rowsOf(bytes);
  if (first === undefined) throw new UnreadableFileError('empty');
  if (rows.length > MAX_ROWS) throw new UnreadableFileError('tooManyRows');
  const width = rows.reduce((most, row) => Math.max(most, row.length), first.length);
  if (width > MAX_COLUMNS) throw new UnreadableFileError('tooManyColumns');
  // The database keeps no zero byte.
  const tidy = (row: readonly string[]) =>
    Array.from({ length: width }, (_, column) => (row[column] ?? '').replaceAll('\0', '').trim());
  const [headings = [], ...texts] = [first, ...rows].map(tidy);
  if (
    texts.some((row) => row.some((cell) => cell.length > MAX_CELL)) ||
    headings.some((cell) => cell.length > MAX_CELL)
  )
    throw new UnreadableFileError('cellTooLong');
  if (texts.length === 0) throw new UnreadableFileError('noRows');
  return { headings, rows: texts };
}
