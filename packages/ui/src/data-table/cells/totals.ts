import { minorUnits } from '@sereno/domain/money';
import type { ReactNode } from 'react';
import type { TableColumn } from './column.ts';
import type { Formats } from '../../locale/formats.ts';
import { figureFormat } from './figureFormat.ts';

/** What the totals row shows, by the id of the column. */
export type Totals = Readonly<Record<string, ReactNode>>;

/**
 * The figures of the totals row by column, over all rows that the query leaves; amounts are added in the smallest unit of their
 * currency. Null where no column has one.
 */
export function totalTexts<Row>(
  columns: readonly TableColumn<Row>[],
  allRows: () => readonly Row[],
  formats: Formats,
): Totals | null {
  if (columns.every(({ total }) => total === undefined)) return null;
  const rows = allRows();
  return Object.fromEntries(
    columns.flatMap((column) => {
      const text = totalText(column, rows, formats);
      return text === null ? [] : [[column.id, text]];
    }),
  );
}

function totalText<Row>(column: TableColumn<Row>, rows: readonly Row[], formats: Formats): ReactNode {
  const { total, kind } = column;
  if (typeof total === 'function') return total(rows);
  if (total === undefined || (kind !== 'money' && kind !== 'number')) return null;
  const { text, decimals } = figureFormat(column, formats);
  const sum = sumOf(figures(rows, column.value), decimals);
  return Number.isFinite(sum) ? text(sum, formats.tag) : '—';
}

/** NaN beyond what can be counted exactly. */
function sumOf(values: readonly number[], decimals: number | undefined): number {
  if (decimals === undefined) return values.reduce((all, value) => all + value, 0);
  return values.reduce((units, value) => exact(units + unitsOf(value, decimals)), 0) / 10 ** decimals;
}

const exact = (units: number): number => (Number.isSafeInteger(units) ? units : Number.NaN);

/** An amount in the smallest unit of its currency. Infinity for one that cannot be counted there: a wrong sum is worse than none. */
export function unitsOf(amount: number, decimals: number): number {
  try {
    return minorUnits(amount, decimals);
  } catch (error) {
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}

/** The values that are figures: what is missing or no number adds nothing. */
const figures = <Row>(rows: readonly Row[], value: (row: Row) => number | null | undefined): number[] =>
  rows.map(value).filter((figure): figure is number => typeof figure === 'number' && Number.isFinite(figure));

/** The figure of a column; undefined where it has none. A column may be called what every object has, such as 'constructor'. */
export const totalOf = (totals: Totals | null, id: string): ReactNode =>
  totals !== null && Object.hasOwn(totals, id) ? totals[id] : undefined;
