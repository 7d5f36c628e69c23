'use client';
import type { ReactNode } from 'react';
import { LINE } from '../cells/gridCells.ts';
import { totalOf, type Totals } from '../cells/totals.ts';
import type { ShownColumn } from '../layout/useColumns.ts';

type GridTotalsProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  /** Figure of each column that has one, by its id. */
  readonly totals: Totals;
  readonly line: number;
  readonly number: number;
  /** Cells before the columns. */
  readonly leads: number;
  /** Classes of the cells behind them. */
  readonly trails: readonly string[];
  /** What the row is called: 'Totales'. */
  readonly label: string;
};

/** The row that adds up what the query leaves. Its name stands in the first column that has no figure of its own. */
export function GridTotals<Row>({
  columns,
  totals,
  line,
  number,
  leads,
  trails,
  label,
}: GridTotalsProps<Row>): ReactNode {
  const named = columns.find(({ id }) => totalOf(totals, id) === undefined)?.id;
  const edge = (trail: string | undefined, place: number) => (
    <div
      key={trail ?? place}
      role="gridcell"
      className={trail === undefined ? 'lead' : `trail ${trail}`}
      aria-label={label}
    />
  );
  return (
    <div role="rowgroup" className="foot">
      <div role="row" className="row" {...{ [LINE]: line }} aria-rowindex={number}>
        {Array.from({ length: leads }, (_, place) => edge(undefined, place))}
        {columns.map(({ id, title, className, style }) => (
          <div key={id} role="gridcell" className={className} style={style} data-title={title}>
            {totalOf(totals, id) ?? (id === named ? label : null)}
          </div>
        ))}
        {trails.map(edge)}
      </div>
    </div>
  );
}
