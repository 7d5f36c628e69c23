import { fold } from '../search/index.ts';

/** Stands between the cells of a row, so that nothing is found across two of them; no search holds it. */
const WALL = '\u0001';

/** One prepared text per row, built when there is time for it and searched in one go. */
export type Haystack = {
  /** Whether every row is prepared. */
  readonly isReady: () => boolean;
  /** Prepares so many rows more. */
  readonly prepare: (rows: number) => void;
  /** Whether the row holds the text of `needle`; a row that is not prepared yet is prepared for it. */
  readonly has: (row: number, needle: string) => boolean;
};

/** What is looked for, as `Haystack.has` takes it; empty when there is nothing to look for. */
export function needleOf(search: string): string {
  return fold(search).replaceAll(WALL, '').trim();
}

/**
 * Prepares rows for a search over their cells as they are shown (TBL-21).
 * @param texts The shown texts of a row, those of visible columns alone.
 */
export function createHaystack(count: number, texts: (row: number) => readonly string[]): Haystack {
  const prepared: (string | undefined)[] = Array.from({ length: count });
  let next = 0;
  const prepareRow = (row: number): string => {
    const text = fold(texts(row).join(WALL));
    prepared[row] = text;
    return text;
  };
  return {
    isReady: () => next >= count,
    prepare: (rows) => {
      for (const end = Math.min(count, next + rows); next < end; next += 1)
        if (prepared[next] === undefined) prepareRow(next);
    },
    has: (row, needle) => (prepared[row] ?? prepareRow(row)).includes(needle),
  };
}
