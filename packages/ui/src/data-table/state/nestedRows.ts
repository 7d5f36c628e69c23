import type { ExpandedState } from '@tanstack/react-table';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CellWords } from '../cells/cellText.ts';
import type { TableColumn } from '../cells/column.ts';
import type { ShownColumn } from '../layout/useColumns.ts';
import type { TablePage } from '../model/page.ts';
import type { RowModel, RowQuery } from '../source/rowModel.ts';
import type { ShownRows } from './useRows.ts';
import type { Selection } from './useSelection.ts';

/** Rows of a group, as a row of their own above them. */
export type RowGroup = {
  /** Its value, as the cells of its column show it; null for the group of rows without a value. */
  readonly content: ReactNode;
  /** The same in words, for the names of what can be pressed. */
  readonly label: string;
  /** Aggregates by column. */
  readonly aggregates: ReadonlyMap<string, ReactNode>;
  /** Ids of its rows, open or not. */
  readonly rowIds: readonly string[];
};

/** A row of the grid where rows are nested. */
export type NestedRow = {
  /** Id of the row, or of the group as TanStack Table writes it: 'office:Norte>status:Firmado'. */
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** Null where nothing is nested in it. */
  readonly isOpen: boolean | null;
  /** Null for a row of the host. */
  readonly group: RowGroup | null;
};

/** What the table knows of nested rows beside the rows themselves. */
export type NestedRows = {
  /** By its index on the page. */
  readonly at: (index: number) => NestedRow | undefined;
  /** Ids of the rows and groups of the page. */
  readonly ids: () => readonly string[];
  /** How many rows and groups are shown on all pages. */
  readonly count: number;
  /** Ids of all that can be opened. */
  readonly parentIds: () => readonly string[];
  /** Ids that the box above all of them selects. Default: those of the rows shown. */
  readonly selectable?: (() => readonly string[]) | undefined;
  /** The page among those of the top level, and how many there are on that level. */
  readonly top: { readonly page: TablePage; readonly count: number };
};

/** Three levels of groups are as many as a person can tell apart. */
export const MOST_LEVELS = 3;

/** What is asked of nested rows. */
export type NestingQuery = RowQuery & {
  readonly model: RowModel;
  readonly groupBy: readonly string[];
  readonly expanded: ExpandedState;
  readonly page: number;
  /** Null for all rows in one scrolling area. */
  readonly pageSize: number | null;
};

/** What the table gives to make nested rows of. */
export type NestingSource<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly words: CellWords;
};

/** Rows that are ready to be nested. */
export type PreparedRows<Row> = {
  /** All rows, each one once. */
  readonly rows: readonly Row[];
  readonly arrange: (query: NestingQuery) => ShownRows<Row>;
};

export type GroupRowProps<Row> = {
  readonly nested: NestedRow;
  readonly group: RowGroup;
  readonly columns: readonly ShownColumn<Row>[];
  readonly line: number;
  readonly number: number;
  readonly selection: Selection | null;
  /** Classes of the cells behind the columns. */
  readonly trails: readonly string[];
  readonly onToggle: () => void;
};

/** How nested rows look and are opened. */
type NestingParts = {
  /** How nested rows look; stands right before the grid. */
  readonly Look: () => ReactNode;
  /** Opens and closes by the arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** What a table needs to nest rows of this type, see `treeRows`. */
export type Nesting<Row> = NestingParts & {
  readonly prepare: (source: NestingSource<Row>) => PreparedRows<Row>;
};

/** What a table needs to group rows of any type, see `rowGrouping`. */
export type RowGrouping = NestingParts & {
  readonly prepare: <Row>(source: NestingSource<Row>) => PreparedRows<Row>;
  readonly GroupRow: <Row>(props: GroupRowProps<Row>) => ReactNode;
};

/** Whether the host or the person has opened what has that id. */
export const isExpanded = (expanded: ExpandedState, id: string): boolean => expanded === true || expanded[id] === true;
