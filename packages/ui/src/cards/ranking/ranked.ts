/** A row of a ranking, as a host gives it. */
export type RankingRow = {
  /** Tells it from the others; one that comes twice is shown twice. */
  readonly id: string;
  /** Its place where the host knows it; null for none. Default: by its value, the same place for the same value. */
  readonly position?: number | null | undefined;
  readonly name: string;
  /** What it is ranked by; what is no number comes last. */
  readonly value: number;
  /** A few words below the name. */
  readonly note?: string | undefined;
  /** Whether it is a button in a card that opens its rows. Default: true. */
  readonly opens?: boolean | undefined;
};

/** A row in its place. */
export type RankedRow = RankingRow & {
  /** Its place, or null where it has none. */
  readonly place: number | null;
  /** Its part of the best, from 0 to 1; 0 for what is not above 0. */
  readonly share: number;
};

const isPlace = (position: number | null | undefined): position is number =>
  typeof position === 'number' && Number.isFinite(position);
const rankOf = ({ position }: RankingRow): number => (isPlace(position) ? position : Infinity);
const valueOf = ({ value }: RankingRow): number => (Number.isFinite(value) ? value : -Infinity);

/**
 * The rows in order: those with a place of the host's by it, then the others from the most to the least; where both are alike in
 * the order that they came in. Those of one value share a place, and the next one counts them all: 1, 2, 2, 4.
 */
export function ranked(rows: readonly RankingRow[]): readonly RankedRow[] {
  // The difference of two that are infinite is no number, which is as little an order as 0 is.
  const ordered = rows.toSorted((one, other) => rankOf(one) - rankOf(other) || valueOf(other) - valueOf(one));
  const best = rows.reduce((most, row) => Math.max(most, valueOf(row)), 0);
  let shared = 0;
  return ordered.map((row, index) => {
    const before = ordered[index - 1];
    if (before === undefined || valueOf(before) !== valueOf(row)) shared = index + 1;
    return { ...row, place: placeOf(row, shared), share: best > 0 ? Math.max(0, valueOf(row)) / best : 0 };
  });
}

function placeOf({ position, value }: RankingRow, byValue: number): number | null {
  if (position === undefined) return Number.isFinite(value) ? byValue : null;
  return isPlace(position) ? position : null;
}

/** The rows of which a card shows the first, and which of them follows the gap: one's own, if it is further down. */
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
