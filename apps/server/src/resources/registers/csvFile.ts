import { Readable } from 'node:stream';
import { CSV_BOM, CSV_LINE_END, csvText } from '@sereno/domain/csv';
import { formatScreenDate, parseIsoDate } from '@sereno/domain/calendar';
import { type Field, fieldOf, type KnownRegister, type RegisterQuery, type RegisterRow } from '@sereno/domain/register';
import type { RowContext } from './registerTable.ts';
import { rowsAfter } from './rowQueries.ts';

/** Rows that are read at once: few enough to be held, many enough for a query to be worth it. */
const BATCH = 2000;

/** Below every id that a row can have. */
const BEFORE_ALL = -2_147_483_648;

/** A column of the file, and what it is called. */
export type FileColumn = { readonly field: string; readonly title: string };

/** The column that says whether a row is in use; no field has that name. */
const STATE = 'ended';

/** Reads 'fullName:Nombre', or 'ended:Estado' of whether a row is in use; null where the register has no such field. */
export function columnIn(register: KnownRegister, text: string): FileColumn | null {
  const [field = '', ...title] = text.split(':');
  const isKnown = field === STATE || register.fields.some(({ id }) => id === field);
  return isKnown ? { field, title: title.join(':') || field } : null;
}

/** What a cell says: a reference by its name, a code by its word, a day as it is shown on the screen. */
function cellOf(field: Field, row: RegisterRow, words: ReadonlyMap<string, string>): string {
  const value = row.values[field.id] ?? null;
  if (value === null) return '';
  switch (field.kind) {
    case 'reference':
    case 'references':
      return csvText((row.names[field.id] ?? String(value)).replaceAll('\n', ', '));
    case 'flag':
    case 'choice':
      return csvText(words.get(String(value)) ?? String(value));
    case 'date':
    case 'month': {
      const day = parseIsoDate(String(value));
      return day === null ? '' : formatScreenDate(day);
    }
    case 'instant': {
      const [day = '', time = ''] = String(value).split('T');
      const date = parseIsoDate(day);
      return date === null ? '' : `${formatScreenDate(date)} ${time}`;
    }
    default:
      return csvText(String(value));
  }
}

async function* linesOf(
  register: KnownRegister,
  query: RegisterQuery,
  columns: readonly FileColumn[],
  words: ReadonlyMap<string, string>,
  context: RowContext,
): AsyncGenerator<string> {
  yield `${CSV_BOM}${columns.map(({ title }) => csvText(title)).join(',')}${CSV_LINE_END}`;
  const stateOf = ({ isEnded }: RegisterRow): string =>
    csvText(words.get(isEnded ? 'ended' : 'active') ?? String(isEnded));
  const cells = columns.map(({ field: name }) => {
    if (name === STATE) return stateOf;
    const field = fieldOf(register, name);
    return (row: RegisterRow) => cellOf(field, row, words);
  });
  let after = BEFORE_ALL;
  while (true) {
    const rows = await rowsAfter(register, query, after, BATCH, context);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => `${cells.map((cell) => cell(row)).join(',')}${CSV_LINE_END}`).join('');
    after = last.id;
  }
}

/** The rows that a question leaves as a file, read while it is sent: however many there are, a batch of them is held. */
export function csvFile(...file: Parameters<typeof linesOf>): Readable {
  return Readable.from(linesOf(...file), { objectMode: false });
}
