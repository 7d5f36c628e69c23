import { type CellValue, isEmpty, type ValueKind } from './cell.ts';

/** Stands for a cell that holds nothing; it compares as neither less nor more, so it is told apart before comparing. */
const NOTHING = Number.NaN;

/**
 * A number per row in whose order the rows stand when a column is sorted upwards; NaN for a cell that holds nothing. Sorting
 * numbers is what makes a table of 100,000 rows answer at once.
 */
export function ranks(values: readonly CellValue[], kind: ValueKind, locale: string): Float64Array {
  return kind === 'number' || kind === 'yesNo' ? numericRanks(values) : textRanks(values, comparisonOf(kind, locale));
}

function numericRanks(values: readonly CellValue[]): Float64Array {
  const ranked = new Float64Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row];
    ranked[row] = isEmpty(value) ? NOTHING : Number(value);
  }
  return ranked;
}

type Compare = (one: string, other: string) => number;

const byCodeUnits: Compare = (one, other) => (one < other ? -1 : Number(one > other));

/** Words as the language orders them, 'Plan 9' before 'Plan 10'; days and times by their figures alone. */
function comparisonOf(kind: ValueKind, locale: string): Compare {
  return kind === 'text' ? new Intl.Collator(locale, { numeric: true }).compare : byCodeUnits;
}

/** Each different text is compared once, however many rows hold it. */
function textRanks(values: readonly CellValue[], compare: Compare): Float64Array {
  const texts = values.map((value) => (isEmpty(value) ? null : String(value)));
  const different = [...new Set(texts)].filter((text) => text !== null).toSorted(compare);
  const rankOf = new Map<string | null, number>([[null, NOTHING]]);
  let rank = 0;
  different.forEach((text, index) => {
    // Texts that the language takes for the same have one rank, so that the next column decides between them.
    if (index > 0 && compare(different[index - 1] ?? '', text) !== 0) rank += 1;
    rankOf.set(text, rank);
  });
  return Float64Array.from(texts, (text) => rankOf.get(text) ?? NOTHING);
}
