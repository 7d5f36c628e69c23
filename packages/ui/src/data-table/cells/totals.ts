import { addAmounts, formatDecimal, formatPesos } from '@sereno/domain/money';
import type { TableColumn } from './column.ts';

/**
 * The figures of the totals row by column, over all rows that the query leaves; amounts are added in cents. Null where no column
 * has one.
 */
export function totalTexts<Row>(
  columns: readonly TableColumn<Row>[],
  allRows: () => readonly Row[],
): Record<string, string> | null {
  if (columns.every(({ total }) => total === undefined)) return null;
  const rows = allRows();
  return Object.fromEntries(
    columns.flatMap((column) => {
      const text = totalText(column, rows);
      return text === null ? [] : [[column.id, text]];
    }),
  );
}

function totalText<Row>(column: TableColumn<Row>, rows: readonly Row[]): string | null {
  if (column.total === undefined) return null;
  if (column.total !== 'sum') return column.total(rows);
  if (column.kind === 'money') return pesosTotal(figures(rows, column.value));
  if (column.kind === 'number') {
    const sum = figures(rows, column.value).reduce((total, value) => total + value, 0);
    return Number.isFinite(sum) ? formatDecimal(sum, column.decimals ?? 0) : '—';
  }
  return null;
}

/** Amounts beyond what can be counted in cents have no exact sum, and a wrong one is worse than none. */
function pesosTotal(pesos: readonly number[]): string {
  try {
    return formatPesos(addAmounts(pesos));
  } catch {
    return '—';
  }
}

/** The values that are figures: what is missing or no number adds nothing. */
const figures = <Row>(rows: readonly Row[], value: (row: Row) => number | null | undefined): number[] =>
  rows.map(value).filter((figure): figure is number => typeof figure === 'number' && Number.isFinite(figure));

/** The figure of a column; undefined where it has none. A column may be called what every object has, such as 'constructor'. */
export const totalOf = (totals: Readonly<Record<string, string>> | null, id: string): string | undefined =>
  totals !== null && Object.hasOwn(totals, id) ? totals[id] : undefined;
