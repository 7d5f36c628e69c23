import { type CellValue, isEmpty, type ValueKind } from '../../foundation/cellValue.ts';

/** Where each row stands when a column is sorted upwards, as small whole numbers, which are sorted by counting. */
export type Ranks = {
  /** By row: from 0, the same for rows that are the same; `different` for a cell that holds nothing. */
  readonly of: Uint32Array;
  /** How many ranks there are. */
  readonly different: number;
};

/** The ranks of a column's cells. */
export function ranks(values: readonly CellValue[], kind: ValueKind, locale: string): Ranks {
  return kind === 'number' || kind === 'yesNo' ? numericRanks(values) : textRanks(values, comparisonOf(kind, locale));
}

/** As `ranks`, for groups: texts that only sort as the same, such as '7' and '07', stay apart. */
export function groupRanks(values: readonly CellValue[], kind: ValueKind, locale: string): Ranks {
  if (kind !== 'text') return ranks(values, kind, locale);
  const compare = comparisonOf(kind, locale);
  return textRanks(values, (one, other) => compare(one, other) || byCodeUnits(one.normalize(), other.normalize()));
}

function numericRanks(values: readonly CellValue[]): Ranks {
  const figures = values.map((value) => (isEmpty(value) ? Number.NaN : Number(value)));
  const rankOf = new Map<number, number>();
  // What is no figure stands behind all others.
  Float64Array.from(new Set(figures))
    .toSorted()
    .forEach((figure, rank) => rankOf.set(figure, rank));
  const different = rankOf.size - Number(rankOf.has(Number.NaN));
  return { of: Uint32Array.from(figures, (figure) => rankOf.get(figure) ?? different), different };
}

type Compare = (one: string, other: string) => number;

const byCodeUnits: Compare = (one, other) => (one < other ? -1 : Number(one > other));

/** Words as the language orders them, 'Plan 9' before 'Plan 10'; days and times by their figures alone. */
function comparisonOf(kind: ValueKind, locale: string): Compare {
  return kind === 'text' ? new Intl.Collator(locale, { numeric: true }).compare : byCodeUnits;
}

/** Each different text is compared once, however many rows hold it. */
function textRanks(values: readonly CellValue[], compare: Compare): Ranks {
  const { of, numberOf } = numbered(values);
  const rankOf = new Uint32Array(numberOf.size + 1);
  let different = 0;
  let last: string | undefined;
  // By their code units texts are sorted fast and nearly as the language has them, which leaves it few to compare.
  for (const text of [...numberOf.keys()].toSorted(byCodeUnits).toSorted(compare)) {
    // Texts that the language takes for the same have one rank, so that the next column decides between them.
    if (last === undefined || compare(last, text) !== 0) different += 1;
    rankOf[numberOf.get(text) ?? NOTHING] = different - 1;
    last = text;
  }
  rankOf[NOTHING] = different;
  for (let row = 0; row < of.length; row += 1) of[row] = rankOf[of[row] ?? NOTHING] ?? different;
  return { of, different };
}

const NOTHING = 0;

/** Gives each different text a number, from 1 as they come, and each row the number of its own. */
function numbered(values: readonly CellValue[]): { of: Uint32Array; numberOf: ReadonlyMap<string, number> } {
  const of = new Uint32Array(values.length);
  const numberOf = new Map<string, number>();
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row];
    if (isEmpty(value)) continue;
    const text = String(value);
    const number = numberOf.get(text) ?? numberOf.size + 1;
    if (number > numberOf.size) numberOf.set(text, number);
    of[row] = number;
  }
  return { of, numberOf };
}
