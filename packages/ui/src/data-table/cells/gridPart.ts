import type { ReactNode, RefObject } from 'react';
import type { CellWords } from './cellText.ts';
import type { TableColumn } from './column.ts';

/** Content of a cell. */
export type CellContent<Row> = { readonly row: Row; readonly column: TableColumn<Row> };

/** A block of cells: its first and last lines and columns. */
export type CellBlock = {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
};

/** What a part that works on the cells of the grid, beside it, knows of them. */
export type GridPartProps<Row> = {
  /** The grid: lines and cells are found in it by `gridCells`. */
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly words: CellWords;
  /** How many lines have rows; the first is 1. */
  readonly count: number;
  /** How many cells a line has, those beside the columns too. */
  readonly columnCount: number;
  readonly rowId: (row: Row) => string;
  /** What the cell at that line and column holds; null for those of header, totals and groups, and beside the columns. */
  readonly contentAt: (line: number, column: number) => CellContent<Row> | null;
  /** What tells a row from the others when it is spoken of. */
  readonly labelOf: (row: Row) => string;
  /** The block of cells that a person has marked, around the focus; null for none. */
  readonly marked: RefObject<CellBlock | null>;
};

/** A part that only a host who imports it pays for. It hears the grid's events before the grid does. */
export type GridPart<Row> = { readonly Part: (props: GridPartProps<Row>) => ReactNode };

/** A part for rows of any type, see `cellRanges`. */
export type CellRanges = { readonly Part: <Row>(props: GridPartProps<Row>) => ReactNode };
