import type { ExpandedState } from '@tanstack/react-table';
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import type { MenuItem } from '../../foundation/index.ts';
import type { RootProps } from '../../state/rootProps.ts';
import type { SavedView, TableView } from '../model/tableView.ts';
import type { TableLayout } from '../model/layout.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { TableQuery } from '../model/query.ts';
import type { OwnLook, TableColumn } from '../cells/column.ts';
import type { CellRanges, GridPart } from '../cells/gridPart.ts';
import type { Totals } from '../cells/totals.ts';
import type { ShownColumn } from '../layout/useColumns.ts';
import type { ColumnSort } from '@tanstack/react-table';
import type { Nesting, RowGrouping } from './nestedRows.ts';
import type { TableMemory } from './savedTable.ts';

/**
 * Makes the CSV file of all rows that a query leaves, where the table does not: a server that pages them writes them while it reads.
 * @param columns The visible ones, in their order.
 */
export type TableFile = (
  query: TableQuery,
  columns: readonly { readonly id: string; readonly title: string }[],
  signal: AbortSignal,
) => Promise<Blob>;

/** What the toolbar holds: each element is there only when it is asked for (TBL-01 to TBL-09, TBL-23). */
export type ToolbarProps<Row> = {
  /** Called by 'Agregar' (TBL-01). Default: no such button. */
  onAdd?: (() => void) | undefined;
  /** What that button says. Default 'Agregar' from the catalogue. */
  addLabel?: string | undefined;
  /** A date-range picker (TBL-02). Default none. */
  dateRange?: ReactNode | undefined;
  /** A week picker (TBL-03). Default none. */
  week?: ReactNode | undefined;
  /** A month and year picker (TBL-04). Default none. */
  month?: ReactNode | undefined;
  /** Searches all visible columns, whatever case and accents (TBL-05, TBL-21). Default false. */
  search?: boolean | undefined;
  /** Offers the file, or says who makes it; the host passes the right (TBL-06, TBL-13). Default false. */
  csv?: boolean | TableFile | undefined;
  /** Offers a workbook of the same rows, amounts as numbers and days as days; the host passes the right. Default false. */
  xlsx?: boolean | undefined;
  /** Offers to print; the host passes the right (TBL-07, TBL-14). Default false. */
  print?: boolean | undefined;
  /** More tools of the host's, before those that take the rows out. Default none. */
  tools?: ReactNode | undefined;
  /** Lets a person show, hide, pin, reorder and group by columns (TBL-08). Default false. */
  columnView?: boolean | undefined;
  /** Offers a filter for each column (TBL-09). Default false. */
  filter?: boolean | undefined;
  /** Views that the person keeps under a name. Default: none are offered. */
  views?: readonly SavedView[] | undefined;
  /** Called with all views when one is added, renamed or removed; the host keeps them. */
  onViewsChange?: ((views: readonly SavedView[]) => void) | undefined;
  /** The address that shows an encoded view (see `decodeView`), for a link to share. Default: views cannot be shared. */
  viewHref?: ((encoded: string) => string) | undefined;
  /** Rows that the query leaves on a server, all of them, for the file and the sheet. With `total` these are offered only where it is given. */
  loadAll?: ((query: TableQuery, signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
};

/** A button that stands in a row. */
export type RowButton = {
  /** Tells it from the others of its row, and is the same in every row that has it: 'start'. */
  id: string;
  /** What it says, and its accessible name; the label of the row (`rowLabel`) describes it. */
  label: string;
  /** Stands before the label; buttons with one `id` have one icon. Default none. */
  icon?: ReactNode | undefined;
  /** How strongly it calls for attention. Default 'secondary', which the first button of a card shows as 'primary'. */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** It cannot be pressed now, but can be reached and read. Default false. */
  disabled?: boolean | undefined;
  /** What it started is on its way: it turns, and cannot be pressed again. Default false. */
  busy?: boolean | undefined;
  /** Called within the event of the press, so that it may open a window. */
  onPress: () => void;
};

/** Where the focus goes in a row: to its first column, or to `rowButtons`, where it goes on to the button if there is one alone. */
export type RowPart = 'first' | 'buttons';

/** What a host can ask of a table that is shown, by `ref`. */
export type DataTableHandle = {
  /**
   * Gives the focus to the row: to the link, or else the cell, of its first column, or to the button that `part` asks for. It turns to
   * the page of the row and scrolls it into sight. Where a server pages, only rows of the shown page are known.
   * @param part Default 'first'.
   * @returns Whether the row is among those shown (`rowIds`). Where it is not, as in a closed group, nothing happens.
   */
  focusRow: (id: string, part?: RowPart) => boolean;
  /**
   * TanStack Table as this table uses it: its columns, and all that a person can change of them and of the query. Its row models are empty,
   * since rows never enter it: `rowIds` has those.
   */
  readonly table: TableModel;
  /** Ids of the rows that search and filters leave, in the order shown, of all pages; where a server pages, of the shown one. */
  rowIds: () => readonly string[];
};

/** What the rows of a long list are drawn from. */
export type LongListProps = {
  /** How many rows there are. */
  readonly count: number;
  /** Renders the row at a place, counted from 0. */
  readonly renderRow: (place: number) => ReactNode;
  /** What tells a row from the others, wherever it stands. */
  readonly keyOf: (place: number) => string;
  /** The area that they scroll in. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The row that holds the focus stays in the document; negative for none. */
  readonly focusedPlace: () => number;
  /** Called when the last row comes near, once for each number of rows. */
  readonly onEnd: (() => void) | undefined;
  /** `reveal` brings a row into the document, at once. */
  readonly ref: Ref<{ readonly reveal: (place: number) => void }>;
};

/** What a row can do. */
type RowProps<Row> = {
  /** Called when a row is pressed outside of what can be pressed in it, and by Enter. Default: rows cannot be pressed. */
  onRowClick?: ((row: Row) => void) | undefined;
  /**
   * Called for a key that is pressed while the focus is in a row, and that neither the table nor a field, nor an open menu has used.
   * `event.preventDefault()` says that the host has. Default: such keys do nothing.
   */
  onRowKeyDown?: ((row: Row, event: KeyboardEvent) => void) | undefined;
  /**
   * What is done most often with a row, as buttons at its end, before those of `rowActions`. They are in no file and on no sheet.
   * It is called at each render; only rows whose buttons look different render again. Default none.
   */
  rowButtons?: ((row: Row) => readonly RowButton[]) | undefined;
  /**
   * Width in px of the place of `rowButtons`. Default: as wide as the widest set that the table has shown, by the letters of its
   * labels; with `virtual` that of the first 200 rows.
   */
  buttonsWidth?: number | undefined;
  /** What can be done with a row, behind a button at its end; a row without actions has no button. Called at each render. Default none. */
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** What tells a row from the others when it is spoken of: 'PF-204817'. Default: the text of its first column. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Class and style of a row, such as one that is late; the same object for the same look. Default: as all rows. */
  rowProps?: ((row: Row) => OwnLook | undefined) | undefined;
  /** What a row says when it is expanded, below it; not with `grouping` or `tree`, nor with `virtual` unless its `Rows` may be uneven. Default: rows cannot be expanded. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Lets a person write into cells: give what `cellEditing` makes. Default: cells are read alone. */
  editing?: GridPart<Row> | undefined;
  /** Lets a person mark a block of cells and copy it: give `cellRanges`. Default: only text is marked. */
  ranges?: CellRanges | undefined;
  /**
   * Puts rows in groups by the columns of the layout's `grouping`, three at most: give `rowGrouping`. Not with `total`. Default: rows
   * stand in no groups.
   */
  grouping?: RowGrouping | undefined;
  /** Puts rows below rows: give what `treeRows` makes, outside of the component. Not with `total`. Default: no row is below another. */
  tree?: Nesting<Row> | undefined;
  /**
   * What is open, when the host holds it: ids of rows, and of groups as 'office:Norte>status:Firmado'; true for all. It is TanStack
   * Table's `ExpandedState`.
   */
  expanded?: ExpandedState | undefined;
  /** What is open at first, when the table holds it. Default nothing. */
  defaultExpanded?: ExpandedState | undefined;
  /** Called with all that is open, and false for what was closed, at each change. */
  onExpandedChange?: ((expanded: ExpandedState) => void) | undefined;
  /** Ids of the selected rows, when the host holds them. */
  selected?: readonly string[] | undefined;
  /** Ids that start selected, when the table holds them. Default none. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of the selected rows at each change. Rows can be selected when this or `bulkActions` is given. */
  onSelectedChange?: ((ids: readonly string[]) => void) | undefined;
  /** Whether any number of rows is selected, or one at most. Default 'multiple'. */
  selectionMode?: 'multiple' | 'single' | undefined;
  /** Whether a row can be selected. The same function from render to render. Default: each one can. */
  isRowSelectable?: ((row: Row) => boolean) | undefined;
  /** What can be done with the selected rows, as buttons above the grid. Default none. */
  bulkActions?: ((ids: readonly string[]) => ReactNode) | undefined;
};

/** How the rows stand. */
type StateProps = {
  /** The first rows are on their way: their places are kept, and no empty state is shown meanwhile (TBL-12). Default false. */
  loading?: boolean | undefined;
  /** Newer rows are on their way; those that are there stay. Default false. */
  refreshing?: boolean | undefined;
  /** The rows could not be fetched: the table is empty (FLT-04) and offers `onRetry`. Default false. */
  failed?: boolean | undefined;
  /** Fetches the rows again. Default: no such button. */
  onRetry?: (() => void) | undefined;
  /** What an empty table says. Default 'No hay coincidencias' (TBL-12), and 'No se pudo cargar' for rows that could not be fetched (FLT-04). */
  emptyText?: string | undefined;
};

/** What stands above rows that are cards knows of them. */
export type CardToolsProps<Row> = {
  readonly columns: readonly ShownColumn<Row>[];
  readonly sort: readonly ColumnSort[];
  readonly onSort: (sort: readonly ColumnSort[]) => void;
  /** How many of the rows in sight are selected; undefined where rows cannot be selected. */
  readonly selection: 'none' | 'some' | 'all' | undefined;
  /** Name of the box that selects all of them. */
  readonly selectAll: string;
  readonly onSelectAll: () => void;
};

/** What rows need to be shown as cards. */
export type CardLayout = {
  /** Stands right before the grid: what is above the cards, in place of the titles of the columns, and how cards look. */
  readonly Before: <Row>(props: CardToolsProps<Row>) => ReactNode;
};

export type DataTableProps<Row> = Omit<RootProps, 'ref'> &
  ToolbarProps<Row> &
  RowProps<Row> &
  StateProps & {
    /** What the rows are: heading, accessible name of the grid, name of the file (TBL-15). */
    title: string;
    /** Keeps the heading for assistive technology, where the page says it already. Default false. */
    hideTitle?: boolean | undefined;
    /** What the rows come to, in a sentence, between the heading and the rows. Default none. */
    summary?: ReactNode | undefined;
    /** Level of that heading. Default 2. */
    headingLevel?: 2 | 3 | 4 | undefined;
    /** The same array from render to render. */
    columns: readonly TableColumn<Row>[];
    /**
     * All rows; with `total` those of the shown page alone, and with `virtual` too those that have come so far. The same array as long
     * as nothing changed.
     */
    rows: readonly Row[];
    /** What distinguishes a row. Rows with one id are selected and expanded together. */
    rowId: (row: Row) => string;
    /**
     * How many rows the query leaves on the server, which then sorts, searches, filters and pages: answer `onQueryChange` with
     * the rows of the page. Default: the table does all that with `rows`.
     */
    total?: number | undefined;
    /** There are more rows than `total`, which the server stopped counting at. They are paged through without a last page. */
    hasMore?: boolean | undefined;
    /** The totals row by column, where the server adds. Default: `total` of the columns over the rows. */
    totals?: Totals | undefined;
    /** What is asked of the rows, when the host holds it. */
    query?: TableQuery | undefined;
    /** What is asked at first, when the table holds it. Default: the first page of 10, as the rows come (TBL-19). */
    defaultQuery?: Partial<TableQuery> | undefined;
    /**
     * A view to start with, such as one that came with a link: `decodeView(text, viewColumns(columns))`. It counts more than
     * `memory` and `defaultQuery`; null is none. Later changes of it are ignored: for another link give the table another `key`.
     */
    defaultView?: TableView | null | undefined;
    /**
     * Called with each new question: search, sort, filters, page and its size. After the first render too, where `memory` or
     * `defaultView` asks something that the host cannot know.
     */
    onQueryChange?: ((query: TableQuery) => void) | undefined;
    /** How columns are laid out, when the host holds it. */
    layout?: TableLayout | undefined;
    /** How they are laid out at first, when the table holds it. Default: as the columns ask for (`hidden`, `pinned`). */
    defaultLayout?: Partial<TableLayout> | undefined;
    /** Called with each new layout. */
    onLayoutChange?: ((layout: TableLayout) => void) | undefined;
    /**
     * Where sort, filters, page and columns outlive a reload, see `storedTable`: one place per user and table, and another `key`
     * for another place. It counts more than `defaultQuery`, less than `query` and `layout`. Where a server renders the page it is
     * read right after hydration. Default: nowhere.
     */
    memory?: TableMemory | undefined;
    /** How many rows a page can have, the first at first. Default 10, 20 and 100 (TBL-10). */
    pageSizes?: readonly [number, ...number[]] | undefined;
    /**
     * All rows in one scrolling area of that height (any CSS length) instead of pages. Rows that expand (`renderDetail`) are not equally
     * high, which asks for `Rows: UnevenRows`. Default: pages.
     */
    virtual?:
      | { readonly height: string; readonly Rows?: ((props: LongListProps) => ReactNode) | undefined }
      | undefined;
    /**
     * Called when a person comes near the last of `rows` and there are more (`total`, `hasMore`): fetch the next ones and append them,
     * `refreshing` meanwhile. With `virtual` and `total` only. Default: no more are asked for.
     */
    onEndReached?: (() => void) | undefined;
    /** Shows each row as a card where the table has less than 768 px (md): give `cardLayout`. Default: columns everywhere. */
    cards?: CardLayout | undefined;
    /** Asks the table to give a row the focus, and what it shows. Default none. */
    ref?: Ref<DataTableHandle> | undefined;
    /** Called with the address when a link of a cell is pressed plainly, instead of a page load. Default: a page load. */
    onNavigate?: ((href: string) => void) | undefined;
  };
