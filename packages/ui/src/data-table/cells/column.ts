import type { HTMLAttributes, ReactNode } from 'react';
import type { CellValue, ValueKind } from '../../foundation/cellValue.ts';
import type { BadgeTone } from '../../foundation/index.ts';
import type { Aggregate } from '../source/aggregate.ts';
import type { FilterValue } from '../source/filter.ts';
import type { AmountFormat, DayFormat, FigureFormat } from './figureFormat.ts';
import type { ViewColumn } from '../model/tableView.ts';
import type { Ranks } from '../source/rank.ts';
import type { RowFns } from '../source/rowModel.ts';
import type { CellWords } from './cellText.ts';

/** How a host marks a cell or a row: by classes of its own stylesheet, or by a style. */
export type OwnLook = Pick<HTMLAttributes<HTMLElement>, 'className' | 'style'>;

/** What every column has, whatever its cells hold. `Row` is what the host gives: one record, of any shape. */
export type ColumnBase<Row> = {
  /** Distinguishes the column; saved views and links know it by this, so it stays the same from release to release. */
  readonly id: string;
  /** What its header says, and its title in a file. */
  readonly title: string;
  /** Shown in its header in place of `title`, which still names it: an icon, a title of two weights. Nothing that can be pressed. */
  readonly header?: ReactNode | undefined;
  /**
   * Title of a group of columns, above it and those of the same group beside it: 'Ventas'. Files, paper, cards and menus have the
   * title of the column alone. Default: it stands in no group.
   */
  readonly group?: string | undefined;
  /** Least width in px; what is left over is shared in proportion. Default: by the kind, 80 to 200. */
  readonly width?: number | undefined;
  /** Most width in px that it takes of what is left over, before the others; a person may make it wider. Default: its share. */
  readonly maxWidth?: number | undefined;
  /** Where its cells, header and total stand in their line. Default: figures at the end, the others at the start. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Class and style of the cell of a row. Default: as all cells. */
  readonly cellProps?: ((row: Row) => OwnLook | undefined) | undefined;
  /** Whether its header sorts. Default true. */
  readonly sortable?: boolean | undefined;
  /** Whether the filter panel offers it. Default true. */
  readonly filterable?: boolean | undefined;
  /** Whether a person may hide it. Default true. */
  readonly hideable?: boolean | undefined;
  /** Whether it starts hidden. Default false. */
  readonly hidden?: boolean | undefined;
  /** The end at which it starts pinned: kept in sight there while the rest scrolls; true is 'start'. Default false. */
  readonly pinned?: boolean | 'start' | 'end' | undefined;
  /**
   * How much it counts in its row: 'lead', for one column alone, stands out, and on a card beside the heading; 'second' stands out on a
   * card. 'third', 'note' and 'last' have places in `amountRows`, 'last' in `rowLayout` too, and count elsewhere as much as the others.
   * Default: as much as they.
   */
  readonly rank?: 'lead' | 'second' | 'third' | 'note' | 'last' | undefined;
  /** Figure of the totals row over all rows that the query leaves: their sum, in cents for money, or what the host makes of them. */
  readonly total?: 'sum' | ((rows: readonly Row[]) => ReactNode) | undefined;
  /**
   * What its rows come to in a row of a group (`grouping`), or the host's own text. Amounts are added in cents, days have a 'min' and a
   * 'max', texts a 'count' alone. Rows without a value count for none. Default: nothing.
   */
  readonly aggregate?: Aggregate | ((rows: readonly Row[]) => string) | undefined;
  /** What `tanstackColumns` makes of functions of the host. Default: none, all follows from its values. */
  readonly fns?: ColumnFns<Row> | undefined;
};

/** What sorts, filters and aggregates a column in place of its values. */
export type ColumnFns<Row> = RowFns<Row> & {
  /** The ranks of the keys of groups, of which `keys` are those by their values. */
  readonly keyRanks?: ((rows: readonly Row[], keys: Ranks) => Ranks) | undefined;
  /** What the rows of a group come to: a figure to sort groups by, NaN where it is none, and what is shown. */
  readonly aggregate?: ((rows: readonly Row[], places: Uint32Array, words: CellWords) => GroupFigure) | undefined;
  /** Says in the header that one of them has thrown; renders nothing as long as none has. */
  readonly notice: ReactNode;
};

/** The aggregate of a group. */
type GroupFigure = { readonly value: number; readonly content: ReactNode };

type Text = string | null | undefined;

/** A server's search for values to tick; the host passes more values as they are found. */
export type ChoiceSearch = {
  /** Called with what is typed above the values. */
  readonly onSearch: (text: string) => void;
  /** What became of the last search. */
  readonly state: 'loading' | 'failed' | 'done';
};

/** One line of text; what does not fit is shown whole on hover and focus. */
type TextColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'text';
  readonly value: (row: Row) => Text;
  /** 'oneOf' lets a person tick values instead of typing: for a few that repeat. Default 'text'. */
  readonly filter?: 'text' | 'oneOf' | undefined;
  /** Values to tick, for rows that a server pages. Default: those of the rows that there are. */
  readonly choices?: readonly string[] | undefined;
  /** Finds more of `choices` than are there. Default: they are all of them. */
  readonly choiceSearch?: ChoiceSearch | undefined;
};

/** A figure, written as the page writes figures, at the end of its cell. */
type NumberColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'number';
  readonly value: (row: Row) => number | null | undefined;
  /** How many decimals are shown, of a mean of its group too. Default 0, and one for a mean. */
  readonly decimals?: number | undefined;
  /** How it is written, such as `numberFormat({ style: 'unit', unit: 'kilometer' })`; it counts more than `decimals`. */
  readonly format?: FigureFormat | undefined;
};

/** An amount in the currency of the page, pesos unless its `formats` name another: '$1,234.50' (FMT-01). */
type MoneyColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'money';
  readonly value: (row: Row) => number | null | undefined;
  /** A currency that is not the page's: `currencyFormat('EUR')`. Default: the page's. */
  readonly format?: AmountFormat | undefined;
};

/** A day, 'YYYY-MM-DD' or a timestamp that begins with it; shown as dd/MM/yyyy (FMT-02). */
type DateColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'date';
  readonly value: (row: Row) => Text;
  /**
   * Words and tone that stand in the place of a day which asks for something, such as one that has passed; null for the others.
   * Sorting, filter and files keep the day.
   */
  readonly mark?: ((row: Row) => { readonly text: string; readonly tone: BadgeTone } | null) | undefined;
  /** How it is written, such as `dateFormat({ dateStyle: 'medium' })`. */
  readonly format?: DayFormat | undefined;
};

/** A day with a time, 'YYYY-MM-DDTHH:mm' in the business zone; shown as dd/MM/yyyy HH:mm, filtered by its day. */
type InstantColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'instant';
  readonly value: (row: Row) => Text;
  /** How it is written, such as `dateFormat({ dateStyle: 'medium', timeStyle: 'short' })`. */
  readonly format?: DayFormat | undefined;
};

/** A month, by one of its days; shown as MM/yyyy. */
type MonthColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'month';
  readonly value: (row: Row) => Text;
  /** How it is written, such as `dateFormat({ month: 'long', year: 'numeric' })`. */
  readonly format?: DayFormat | undefined;
};

/** A time of the day, 'HH:mm' (FMT-03). */
type TimeColumn<Row> = ColumnBase<Row> & { readonly kind: 'time'; readonly value: (row: Row) => Text };

/** A state in a word or two; the colour only repeats it. */
type BadgeColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'badge';
  readonly value: (row: Row) => Text;
  /** Default 'neutral'. */
  readonly tone?: ((row: Row) => BadgeTone) | undefined;
  /** Values to tick in the filter, for rows that a server pages. Default: those of the rows that there are. */
  readonly choices?: readonly string[] | undefined;
};

/** Yes or no, in words. */
type YesNoColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'yesNo';
  readonly value: (row: Row) => boolean | null | undefined;
};

/** A text that leads to an address; without one it is text. */
type LinkColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'link';
  readonly value: (row: Row) => Text;
  readonly href: (row: Row) => string | null;
};

/** A person's name beside its initial. */
type PersonColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'person';
  readonly value: (row: Row) => Text;
  /** What tells people of one name apart, such as the office; muted, behind the name. Files leave it out. */
  readonly detail?: ((row: Row) => Text) | undefined;
};

/** Contact details: a number or address, which calls or writes when pressed. */
type ContactColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'contact';
  readonly value: (row: Row) => Text;
  /** 'tel:', 'mailto:' or the address of a messenger; null when not reachable. */
  readonly href: (row: Row) => string | null;
};

/** Cells that the host draws: `customColumn` makes it of what the host says. */
type CustomColumn<Row> = ColumnBase<Row> & {
  readonly kind: 'custom';
  /** What it is filtered by. */
  readonly value: (row: Row) => CellValue;
  readonly filter: FilterValue['kind'];
  /** What stands for the cell in words. */
  readonly text: (row: Row) => string;
  readonly render: (row: Row, rowId: string) => ReactNode;
  /** How its values compare. */
  readonly values: ValueKind;
};

/**
 * A column: what its cells hold decides how they look, sort, filter and are written to a file. Keep the array the same from
 * render to render (outside of the component, or in `useMemo`): a new one prepares all rows again.
 */
export type TableColumn<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | MoneyColumn<Row>
  | DateColumn<Row>
  | InstantColumn<Row>
  | MonthColumn<Row>
  | TimeColumn<Row>
  | BadgeColumn<Row>
  | YesNoColumn<Row>
  | LinkColumn<Row>
  | PersonColumn<Row>
  | ContactColumn<Row>
  | CustomColumn<Row>;

export type CellKind = TableColumn<never>['kind'];

/** What follows from a kind: how its values compare, how they are filtered, least width in px, and where figures stand. */
type KindTraits = {
  /** Default 'text'. */
  readonly value?: ValueKind | undefined;
  /** Default 'text'. */
  readonly filter?: FilterValue['kind'] | undefined;
  readonly width: number;
  /** Default 'start'. */
  readonly align?: 'end' | undefined;
  /** All characters that its values are written with, where they are no words: other searches need not write them. */
  readonly alphabet?: string | undefined;
};

const figureTraits = { value: 'number', filter: 'numberRange', align: 'end' } as const;
const dayTraits = { value: 'day', filter: 'dayRange' } as const;

const traits: Readonly<Record<CellKind, KindTraits>> = {
  text: { width: 144 },
  number: { ...figureTraits, width: 104, alphabet: '-,.0123456789' },
  money: { ...figureTraits, width: 136, alphabet: '$-,.0123456789' },
  date: { ...dayTraits, width: 112, alphabet: '0123456789/-:.+TZ ' },
  instant: { ...dayTraits, width: 152, alphabet: '0123456789/: ' },
  month: { ...dayTraits, width: 104, alphabet: '0123456789/' },
  time: { value: 'time', width: 80, alphabet: ':0123456789' },
  badge: { filter: 'oneOf', width: 144 },
  yesNo: { value: 'yesNo', filter: 'yesNo', width: 88 },
  link: { width: 136 },
  person: { width: 200 },
  contact: { width: 160 },
  custom: { width: 144 },
};

/** How the values of the column compare. */
export const valueKind = ({ kind }: { readonly kind: CellKind }): ValueKind => traits[kind].value ?? 'text';

/** The characters of its cells, where they are figures; undefined for words, and for what a host's format may write. */
export const cellAlphabet = <Row>(column: TableColumn<Row>): string | undefined =>
  'format' in column && column.format ? undefined : traits[column.kind].alphabet;

/** How the column is filtered; null when it is not. */
export function filterKind(column: {
  readonly kind: CellKind;
  readonly filter?: FilterValue['kind'] | undefined;
  readonly filterable?: boolean | undefined;
}): FilterValue['kind'] | null {
  return column.filterable === false ? null : (column.filter ?? traits[column.kind].filter ?? 'text');
}

/** Least width of the column in px. */
export const leastWidth = ({ kind, width }: { readonly kind: CellKind; readonly width?: number | undefined }): number =>
  width ?? traits[kind].width;

/** Where its cells stand in their line: figures at its end, so that they can be compared from row to row. */
export const alignment = <Row>({ kind, align }: TableColumn<Row>): 'start' | 'center' | 'end' =>
  align ?? traits[kind].align ?? 'start';

/** What the cell of a row holds. */
export const cellValue = <Row>(column: TableColumn<Row>, row: Row): CellValue => column.value(row);

/** What a view may name of the columns. */
export function viewColumns<Row>(columns: readonly TableColumn<Row>[]): ViewColumn[] {
  return columns.map((column) => ({
    id: column.id,
    filter: filterKind(column),
    sortable: column.sortable !== false,
  }));
}
