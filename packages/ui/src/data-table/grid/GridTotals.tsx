'use client';
import type { ReactNode } from 'react';
import { LINE } from './gridCells.ts';
import { stickyAt } from './GridRow.tsx';
import { totalOf } from './totalOf.ts';
import type { ShownColumn } from '../layout/useColumns.ts';

type GridTotalsProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  /** Figure of each column that has one, by its id. */
  readonly totals: Readonly<Record<string, string>>;
  readonly line: number;
  readonly number: number;
  /** Cells before and after the columns. */
  readonly leads: number;
  readonly trails: number;
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
  const edges = (count: number, className: string) =>
    Array.from({ length: count }, (_, place) => (
      <div key={`${className}${place}`} role="gridcell" className={className} aria-label={label} />
    ));
  return (
    <div role="rowgroup" className="foot">
      <div role="row" className="row" {...{ [LINE]: line }} aria-rowindex={number}>
        {edges(leads, 'lead')}
        {columns.map(({ id, title, className, stickAt }) => (
          <div key={id} role="gridcell" className={className} style={stickyAt(stickAt)} data-title={title}>
            {totalOf(totals, id) ?? (id === named ? label : null)}
          </div>
        ))}
        {edges(trails, 'trail')}
      </div>
    </div>
  );
}
