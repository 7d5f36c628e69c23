import type { CalendarDate } from '@sereno/domain/calendar';
import type { TableColumn } from '../cells/column.ts';

/** What a person has written into a cell; null where it is left empty. */
export type EditValue = string | number | null;

type FieldBase<Row, Value> = {
  /** What the cell holds before it is written into. Default: the value of its column. */
  readonly value?: ((row: Row) => Value | null | undefined) | undefined;
  /** Why that cannot be the value, as a sentence; null where it can. It is asked of what the kind can read. */
  readonly check?: ((value: Value | null, row: Row) => string | null) | undefined;
  /** Whether the cell of that row can be written into. Default: of every row. */
  readonly isEditable?: ((row: Row) => boolean) | undefined;
  /** Whether the cell has to hold something. Default false. */
  readonly required?: boolean | undefined;
};

/** One line of text. */
type TextEdit<Row> = FieldBase<Row, string> & {
  readonly kind: 'text';
  /** Most characters. Nothing is cut: a longer text is told of. Default: any number. */
  readonly maxLength?: number | undefined;
};

/** A number, typed as the cells show it: '1,234.50'. */
type NumberEdit<Row> = FieldBase<Row, number> & {
  readonly kind: 'number';
  /** Most decimals. Default: as many as the column shows. */
  readonly decimals?: number | undefined;
};

/** One of several values. */
type ChoiceEdit<Row> = FieldBase<Row, string> & {
  readonly kind: 'choice';
  /** The values, and what the cell shows of each. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A day, 'YYYY-MM-DD', typed as in a date picker: '1/2/26', '01022026' and '2026-02-01' are the same. */
type DateEdit<Row> = FieldBase<Row, string> & {
  readonly kind: 'date';
  /** The business day, for a year that is not typed. A table has no clock of its own. */
  readonly today: () => CalendarDate;
  /** First allowed day. Default 1 January 1900. */
  readonly min?: CalendarDate | undefined;
  /** Last allowed day. Default 31 December 2100. */
  readonly max?: CalendarDate | undefined;
};

/** How the cells of a column are written into. */
export type EditField<Row> = TextEdit<Row> | NumberEdit<Row> | ChoiceEdit<Row> | DateEdit<Row>;

/** What was written into the cells of one row. */
export type RowChange<Row> = {
  readonly rowId: string;
  /** The row as the table has it. */
  readonly row: Row;
  /** The new values by the ids of their columns; null for an empty cell. */
  readonly values: Readonly<Record<string, EditValue>>;
};

/** A cell that could not be saved, while others were. */
export type CellRefusal = { readonly rowId: string; readonly columnId: string; readonly message: string };

/** What `cellEditing` is given. */
export type CellEditing<Row> = {
  /** The columns whose cells can be written into, by their ids. */
  readonly columns: Readonly<Record<string, EditField<Row>>>;
  /** Saves each cell at once, or the cells of a row together when it is left or Enter is pressed. Default 'cell'. */
  readonly saves?: 'cell' | 'row' | undefined;
  /**
   * Saves; a block that is pasted or emptied comes as one call. Cells show the new values, busy until the promise is settled, and afterwards until the
   * host gives another row. A rejection with an `Error` is told in the cell by its message, a `TypeError` (no network) by a
   * sentence of the table. Resolve with the cells that were refused where others were saved.
   */
  readonly onSave: (changes: readonly RowChange<Row>[]) => Promise<readonly CellRefusal[] | void>;
};

/** A cell of the grid that can be written into. */
export type EditCell<Row> = {
  readonly rowId: string;
  readonly row: Row;
  readonly column: TableColumn<Row>;
  readonly field: EditField<Row>;
};
