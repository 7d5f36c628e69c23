'use client';
import type { ReactNode } from 'react';
import type { ShownColumn } from '../layout/useColumns.ts';

type GroupTitlesProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  /** Cells before the columns. */
  readonly leads: number;
  /** Classes of the cells behind them. */
  readonly trails: readonly string[];
};

/** The titles of groups, each above all columns of its own that stand together: no key leads there, since nothing can be done with one. */
export function GroupTitles<Row>({ columns, leads, trails }: GroupTitlesProps<Row>): ReactNode {
  const groups: { readonly at: number; readonly members: ShownColumn<Row>[] }[] = [];
  for (const [at, shown] of columns.entries()) {
    const before = columns[at - 1];
    const isSame = before?.column.group === shown.column.group && before?.pinned === shown.pinned;
    if (isSame) groups.at(-1)?.members.push(shown);
    else groups.push({ at, members: [shown] });
  }
  return (
    <div role="row" className="row groups" aria-rowindex={1}>
      {leads > 0 && <div className="lead" style={{ gridColumn: `span ${leads}` }} />}
      {groups.map(({ at, members }) => {
        const { length } = members;
        const [first] = members;
        const end = first?.pinned === 'end' ? members.at(-1) : first;
        const title = first?.column.group;
        return (
          <div
            key={at}
            {...(title && { role: 'columnheader', 'aria-colindex': leads + at + 1, 'aria-colspan': length })}
            // What spans others stays in sight where all of them do, which on a phone the first column does alone.
            className={length === 1 ? end?.className : `cell ${end?.pinned ? `pinned pinned-${end.pinned}` : ''}`}
            style={{ ...end?.style, gridColumn: `span ${length}` }}
          >
            {title && <span className="title">{title}</span>}
          </div>
        );
      })}
      {trails.map((trail) => (
        <div key={trail} className={`trail ${trail}`} />
      ))}
    </div>
  );
}

/** Whether titles of groups stand above those of the columns. */
export const hasGroups = <Row,>(columns: readonly ShownColumn<Row>[]): boolean =>
  columns.some(({ column }) => column.group !== undefined);
