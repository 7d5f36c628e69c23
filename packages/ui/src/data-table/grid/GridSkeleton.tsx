import { stickyAt } from './GridRow.tsx';
import type { ShownColumn } from '../layout/useColumns.ts';

type GridSkeletonProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  /** How many rows keep their place. */
  readonly count: number;
  /** Cells before the columns. */
  readonly leads: number;
  /** Classes of the cells behind them. */
  readonly trails: readonly string[];
};

/** Rows that are on their way, as high as those that come, so that nothing jumps. Assistive technology passes over them. */
export function GridSkeleton<Row>({ columns, count, leads, trails }: GridSkeletonProps<Row>) {
  return (
    <div className="body" aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="row">
          {Array.from({ length: leads }, (_lead, lead) => (
            <div key={lead} className="lead" />
          ))}
          {columns.map(({ id, title, className, stickAt }) => (
            <div key={id} className={className} style={stickyAt(stickAt)} data-title={title}>
              <span className="bone" />
            </div>
          ))}
          {trails.map((trail) => (
            <div key={trail} className={`trail ${trail}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
