import { formatNumber } from '../../locale/numbers.ts';
import { isEmpty } from '../../foundation/cellValue.ts';
import { cellText, type CellWords } from '../cells/cellText.ts';
import { cellValue, type TableColumn, valueKind } from '../cells/column.ts';
import { figureFormat } from '../cells/figureFormat.ts';
import { unitsOf } from '../cells/totals.ts';
import type { Aggregate, Figures } from '../source/aggregate.ts';
import { ranks } from '../source/rank.ts';

/** The figures of a column, and how their aggregate is written. */
export type ColumnFigures = Figures & { readonly text: (value: number) => string };

/**
 * What an aggregate of the column is made of: amounts in the smallest unit of their
 * currency, figures as they are, and for a count whatever a cell holds. Days and
 * times have a first and a last one. Texts have no other aggregate: none of their rows has a figure.
 */
export function columnFigures<Row>(
  column: TableColumn<Row>,
  aggregate: Aggregate,
  rows: readonly Row[],
  words: CellWords,
): ColumnFigures {
  const wholeText = (value: number): string => formatNumber(value, 0, words.formats);
  const of = (figure: (row: Row) => number) => Float64Array.from(rows, figure);
  if (aggregate === 'count') {
    return { of: of((row) => (isEmpty(cellValue(column, row)) ? Number.NaN : 1)), most: Infinity, text: wholeText };
  }
  const kind = valueKind(column);
  if ((kind === 'day' || kind === 'time') && (aggregate === 'min' || aggregate === 'max')) {
    return dayFigures(column, rows, words);
  }
  if (column.kind !== 'number' && column.kind !== 'money') {
    return { of: of(() => Number.NaN), most: Infinity, text: wholeText };
  }
  // A mean of whole numbers is none.
  const { text, decimals } = figureFormat(
    column.kind === 'number' && aggregate === 'mean' ? { decimals: 1, ...column } : column,
    words.formats,
  );
  const write = (value: number): string => (Number.isFinite(value) ? text(value, words.formats.tag) : '—');
  if (decimals === undefined) return { of: of((row) => finite(column.value(row))), most: Infinity, text: write };
  return {
    of: of((row) => {
      const amount = finite(column.value(row));
      return Number.isNaN(amount) ? amount : unitsOf(amount, decimals);
    }),
    most: Number.MAX_SAFE_INTEGER,
    text: (units) => write(units / 10 ** decimals),
  };
}

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);

/** Days stand for themselves by their rank, and are written as the cell of a row that has it. */
function dayFigures<Row>(column: TableColumn<Row>, rows: readonly Row[], words: CellWords): ColumnFigures {
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
