/** How a sheet with so many columns lies, and what it has room for on Letter, the smaller of the usual papers. */
type Paper = {
  readonly isLandscape: boolean;
  /** Size of its letters, where the usual one would not do. */
  readonly letters: 'small' | 'tiny' | undefined;
  /** About how many letters stand beside each other. */
  readonly across: number;
  /** About how many rows of one line stand below each other. */
  readonly rows: number;
};

/** The paper for so many columns: upright up to six, and the more of them, the smaller the letters. */
export function paperFor(columns: number): Paper {
  if (columns <= 6) return { isLandscape: false, letters: undefined, across: 104, rows: 40 };
  if (columns <= 8) return { isLandscape: true, letters: undefined, across: 138, rows: 28 };
  if (columns <= 14) return { isLandscape: true, letters: 'small', across: 156, rows: 28 };
  return { isLandscape: true, letters: 'tiny', across: 178, rows: 28 };
}

/** About how many sheets so many rows take. */
export const sheetCount = (rows: number, columns: number): number => Math.ceil(rows / paperFor(columns).rows);
