import { createFinder, fold } from '@sereno/domain/search';
import type { CellValue } from '../../foundation/cellValue.ts';

/** Stands between the cells of a row, so that nothing is found across two of them; no search holds it. */
const WALL = '\u0001';

/** A column as far as a search goes. */
export type SearchedColumn<Row> = {
  readonly value: (row: Row) => CellValue;
  /** What the cell shows: it is searched in this. */
  readonly text: (row: Row) => string;
  /**
   * ASCII characters that figures, days or times are written with, as '$-,.0123456789'. It promises that a finite number, or
   * a text of these alone, is shown in these alone: a search for others need not write it.
   */
  readonly alphabet?: string | undefined;
};

/** Finds texts in rows, fast once there was time to prepare them. */
export type Haystack = {
  /** Whether every row is prepared. */
  readonly isReady: () => boolean;
  /** Prepares so many rows more. */
  readonly prepare: (rows: number) => void;
  /** Makes the question whether a row holds the needle, which is what `needleOf` gives and not empty. */
  readonly holding: (needle: string) => (row: number) => boolean;
};

/** What is looked for, as `Haystack.holding` takes it; empty when there is nothing to look for. */
export function needleOf(search: string): string {
  return fold(search).replaceAll(WALL, '').trim();
}

/** Prepares rows for a search over their cells as they are shown: `columns` are the visible ones (TBL-21). */
export function createHaystack<Row>(rows: readonly Row[], columns: readonly SearchedColumn<Row>[]): Haystack {
  const prepared: string[] = [];
  return {
    isReady: () => prepared.length >= rows.length,
    prepare: (count) => {
      for (const row of rows.slice(prepared.length, prepared.length + count))
        prepared.push(fold(columns.map(({ text }) => text(row)).join(WALL)));
    },
    holding: (needle) => {
      const finds = createFinder(needle);
      const cells = columns.map((column) => cellHolding(column, needle, finds));
      return (place) => {
        const text = prepared[place];
        if (text !== undefined) return text.includes(needle);
        const row = rows[place];
        return row !== undefined && cells.some((holds) => holds(row));
      };
    },
  };
}

/** Makes the question whether a cell of the column holds the needle. */
function cellHolding<Row>(
  { value, text, alphabet }: SearchedColumn<Row>,
  needle: string,
  finds: (text: string) => boolean,
): (row: Row) => boolean {
  if (alphabet === undefined || writtenIn(fold(alphabet)).test(needle)) return (row) => finds(text(row));
  const isRegular = writtenIn(alphabet);
  return (row) => {
    const held = value(row);
    const cannot = typeof held === 'number' ? Number.isFinite(held) : typeof held === 'string' && isRegular.test(held);
    return !cannot && finds(text(row));
  };
}

/** Finds texts of these characters alone. */
const writtenIn = (alphabet: string) => new RegExp(`^[${alphabet.replaceAll(/[\\\]^-]/g, '\\$&')}]*$`);
