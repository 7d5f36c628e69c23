'use client';
import { Component, type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CellValue, ValueKind } from '../../foundation/cellValue.ts';
import { useTexts } from '../../locale/index.ts';
import { tableCellsTexts } from '../../locale/texts/es/tableCells.ts';
import type { FilterValue } from '../source/filter.ts';
import type { ColumnBase, TableColumn } from './column.ts';
import { leadByGrid } from './gridCells.ts';
import { guarded } from './guarded.ts';

/** What is filtered and sorted by. */
type Filtered<Row> =
  | {
      /** 'oneOf' lets a person tick values. Default 'text', what is typed. */
      readonly filter?: 'text' | 'oneOf' | undefined;
      /** What it is filtered and sorted by. Default: its text. */
      readonly value?: ((row: Row) => string | null | undefined) | undefined;
    }
  | { readonly filter: 'numberRange'; readonly value: (row: Row) => number | null | undefined }
  /** Days as 'YYYY-MM-DD'. */
  | { readonly filter: 'dayRange'; readonly value: (row: Row) => string | null | undefined }
  | { readonly filter: 'yesNo'; readonly value: (row: Row) => boolean | null | undefined };

/** What a host says of a column whose cells it draws itself. */
export type CustomCells<Row> = ColumnBase<Row> &
  Filtered<Row> & {
    /**
     * Draws the cell, one line high. It may hold what can be pressed: keys lead there, and a press is none of the row. One that
     * throws says so in its own cell.
     */
    readonly render: (row: Row) => ReactNode;
    /** What stands for it in words: searched, spoken, printed, in files and in the tooltip of a cell that is cut off. */
    readonly text: (row: Row) => string;
  };

/**
 * A column whose cells the host draws itself; a page of tables without one does not pay for it. Where `text` or `value` throws, the cell
 * counts as empty, and the first error is reported.
 */
export function customColumn<Row>(cells: CustomCells<Row>): TableColumn<Row> {
  const { render, text: written, filter = 'text', value: held = written, ...column } = cells;
  const text = guarded(written, '');
  const value = guarded<[Row], CellValue>(held, null);
  return {
    ...column,
    kind: 'custom',
    filter,
    value,
    text,
    // A row may take the place of another one, but not what a cell of that remembers.
    render: (row, rowId) => <CustomCell key={rowId} render={render} row={row} align={column.align} />,
    values: sorted[filter] ?? 'text',
  };
}

/** How values of a filter sort; the others are texts. */
const sorted: Partial<Readonly<Record<FilterValue['kind'], ValueKind>>> = {
  numberRange: 'number',
  dayRange: 'day',
  yesNo: 'yesNo',
};

type DrawnProps<Row> = { readonly render: (row: Row) => ReactNode; readonly row: Row };
type CustomCellProps<Row> = DrawnProps<Row> & { readonly align: ColumnBase<Row>['align'] };

const inLine: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: '100%',
  lineHeight: '1.25rem',
};

function CustomCell<Row>({ render, row, align }: CustomCellProps<Row>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? leadByGrid(box.current) : undefined), []);
  return (
    <div ref={box} className="custom" style={{ ...inLine, justifyContent: align }}>
      <CellBoundary row={row} fallback={<FailedCell />}>
        <Drawn render={render} row={row} />
      </CellBoundary>
    </div>
  );
}

/** A component of its own, so that what `render` throws reaches the boundary. */
const Drawn = <Row,>({ render, row }: DrawnProps<Row>): ReactNode => render(row);

function FailedCell() {
  const t = useTexts(tableCellsTexts);
  return (
    <span className="badge" data-tone="danger">
      {t('customColumn.failed')}
    </span>
  );
}

type CellBoundaryProps = { readonly row: unknown; readonly fallback: ReactNode; readonly children: ReactNode };
type CellBoundaryState = { readonly row: unknown; readonly hasFailed: boolean };

/** Leaves the rest of the table alone when a cell throws, and tries again with the next row. */
class CellBoundary extends Component<CellBoundaryProps, CellBoundaryState> {
  override readonly state: CellBoundaryState = { row: this.props.row, hasFailed: false };

  static getDerivedStateFromError(): Partial<CellBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ row }: CellBoundaryProps, state: CellBoundaryState): CellBoundaryState | null {
    return row === state.row ? null : { row, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
