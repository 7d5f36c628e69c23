/** A row of a ranking, as a host gives it. */
export type RankingRow = {
  /** Unique; a duplicate is shown twice. */
  readonly id: string;
  /** Its position when the host knows it; null for none. Default: by value, shared by equal values. */
  readonly position?: number | null | undefined;
  readonly name: string;
  /** The value it is ranked by; NaN comes last. */
  readonly value: number;
  /** A few words below the name. */
  readonly note?: string | undefined;
  /** Whether it is a button in a card with `onOpen`. Default: true. */
  readonly opens?: boolean | undefined;
  /** What it consists of, unfolded below it by a button; their ids are unique among them. Default: none. */
  readonly parts?: readonly Omit<RankingRow, 'parts'>[] | undefined;
};

/** A row with its position. */
export type RankedRow = Omit<RankingRow, 'parts'> & {
  /** Its position; null without one. */
  readonly place: number | null;
  /** Fraction of the best, 0 to 1; 0 for values that are not positive. */
  readonly share: number;
  /** Its parts, largest first, as fractions of the best row. */
  readonly parts?: readonly RankedRow[];
};

const isPlace = (position: number | null | undefined): position is number =>
  typeof position === 'number' && Number.isFinite(position);
const rankOf = ({ position }: RankingRow): number => (isPlace(position) ? position : Infinity);
const valueOf = ({ value }: RankingRow): number => (Number.isFinite(value) ? value : -Infinity);

/**
 * The sorted rows: those with a given position by it, then the others by value, descending; ties keep the input's
 * order. Equal values share a position, and the next one counts them all: 1, 2, 2, 4.
 */
export function ranked(rows: readonly RankingRow[]): readonly RankedRow[] {
  const best = rows.reduce((most, row) => Math.max(most, valueOf(row)), 0);
  return rankedTo(best, rows);
}

/** Ranks rows, or the parts of one, by the best of all rows. */
function rankedTo(best: number, rows: readonly RankingRow[]): readonly RankedRow[] {
  // The difference of two infinities is NaN, which orders like 0.
  const ordered = rows.toSorted((one, other) => rankOf(one) - rankOf(other) || valueOf(other) - valueOf(one));
  let shared = 0;
  return ordered.map(({ parts, ...row }, index) => {
    const before = ordered[index - 1];
    if (before === undefined || valueOf(before) !== valueOf(row)) shared = index + 1;
    return {
      ...row,
      place: placeOf(row, shared),
      share: best > 0 ? Math.max(0, valueOf(row)) / best : 0,
      ...(parts && parts.length > 0 && { parts: rankedTo(best, parts) }),
    };
  });
}

function placeOf({ position, value }: RankingRow, byValue: number): number | null {
  if (position === undefined) return Number.isFinite(value) ? byValue : null;
  return isPlace(position) ? position : null;
}

/** The visible rows, and which of them follows the gap: the own row, if it is further down. */
export function inSight(
  rows: readonly RankedRow[],
  shown: number,
  own: string | undefined,
): { readonly first: readonly RankedRow[]; readonly own: RankedRow | null } {
  const place = own === undefined ? -1 : rows.findIndex(({ id }) => id === own);
  const row = rows[place];
  if (row === undefined || place < shown || shown < 2) return { first: rows.slice(0, shown), own: null };
  return { first: rows.slice(0, shown - 1), own: row };
}
