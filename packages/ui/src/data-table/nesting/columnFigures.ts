import { formatDecimal, formatPesos, toCents } from '@sereno/domain/money';
import { isEmpty } from '../../foundation/cellValue.ts';
import { cellText, type YesNoWords } from '../cells/cellText.ts';
import { cellValue, type TableColumn, valueKind } from '../cells/column.ts';
import type { Aggregate, Figures } from '../source/aggregate.ts';
import { ranks } from '../source/rank.ts';

/** The figures of a column, and how their aggregate is written. */
export type ColumnFigures = Figures & { readonly text: (value: number) => string };

/**
 * What an aggregate of the column is made of: amounts in cents, figures as they are, and for a count whatever a cell holds. Days and
 * times have a first and a last one. Texts have no other aggregate: none of their rows has a figure.
 */
export function columnFigures<Row>(
  column: TableColumn<Row>,
  aggregate: Aggregate,
  rows: readonly Row[],
  words: YesNoWords,
): ColumnFigures {
  const of = (figure: (row: Row) => number) => Float64Array.from(rows, figure);
  if (aggregate === 'count') {
    return { of: of((row) => (isEmpty(cellValue(column, row)) ? Number.NaN : 1)), most: Infinity, text: wholeText };
  }
  const kind = valueKind(column);
  if ((kind === 'day' || kind === 'time') && (aggregate === 'min' || aggregate === 'max')) {
    return dayFigures(column, rows, words);
  }
  if (column.kind === 'money') {
    return { of: of((row) => centsOf(column.value(row))), most: Number.MAX_SAFE_INTEGER, text: pesosText };
  }
  if (column.kind !== 'number') return { of: of(() => Number.NaN), most: Infinity, text: wholeText };
  // A mean of whole numbers is none.
  const decimals = column.decimals ?? Number(aggregate === 'mean');
  const text = (value: number) => (Number.isFinite(value) ? formatDecimal(value, decimals) : '—');
  return { of: of((row) => finite(column.value(row))), most: Infinity, text };
}

const wholeText = (value: number): string => formatDecimal(value, 0);

/** Amounts beyond what can be counted in cents have no exact sum, and a wrong one is worse than none. */
const pesosText = (cents: number): string => (Number.isFinite(cents) ? formatPesos(cents / 100) : '—');

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);

function centsOf(pesos: unknown): number {
  const amount = finite(pesos);
  if (Number.isNaN(amount)) return amount;
  try {
    return toCents(amount);
  } catch (error) {
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}

/** Days stand for themselves by their rank, and are written as the cell of a row that has it. */
function dayFigures<Row>(column: TableColumn<Row>, rows: readonly Row[], words: YesNoWords): ColumnFigures {
  const { of: rankOf, different } = ranks(
    rows.map((row) => cellValue(column, row)),
    valueKind(column),
    '',
  );
  return {
    of: Float64Array.from(rankOf, (rank) => (rank === different ? Number.NaN : rank)),
    most: Infinity,
    text: (rank) => {
      const row = rows[rankOf.indexOf(rank)];
      return row === undefined ? '' : cellText(column, row, words);
    },
  };
}
