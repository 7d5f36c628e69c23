import type { Row_ColumnFiltering, Row_Row, RowData, TableFeatures } from '@tanstack/react-table';
import type { CellValue } from '../../foundation/cellValue.ts';

/**
 * A row as functions of TanStack Table are given it, with what belongs to the row itself: `getValue` gives what the column's `value`
 * says, `original` is the row of the host, `index` its place among all rows, and `columnFiltersMeta` what a filter has left with
 * `addMeta`. Nothing of a table stands around it.
 */
export type TanStackRow<Row extends RowData> = Pick<
  Row_Row<TableFeatures, Row>,
  'id' | 'index' | 'original' | 'getValue' | 'renderValue' | 'getUniqueValues'
> &
  Partial<Row_ColumnFiltering<TableFeatures, Row>>;

/** How a row is named and read. */
type Reading<Row> = {
  readonly rowId: (row: Row, index: number) => string;
  readonly valueOf: (columnId: string, row: Row) => CellValue;
};

/** 100,000 of them share their methods. */
class FnRow<Row extends RowData> implements TanStackRow<Row> {
  readonly index: number;
  readonly original: Row;
  readonly #reading: Reading<Row>;
  #filters: Record<string, boolean> | undefined;
  #meta: Record<string, object> | undefined;

  constructor(index: number, original: Row, reading: Reading<Row>) {
    this.index = index;
    this.original = original;
    this.#reading = reading;
  }

  get id(): string {
    return this.#reading.rowId(this.original, this.index);
  }

  get columnFilters(): Record<string, boolean> {
    return (this.#filters ??= {});
  }

  get columnFiltersMeta(): Record<string, object> {
    return (this.#meta ??= {});
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the type, as in TanStack Table.
  getValue<Value>(columnId: string): Value;
  getValue(columnId: string): unknown {
    return this.#reading.valueOf(columnId, this.original);
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above.
  renderValue<Value>(columnId: string): Value {
    return this.getValue<Value>(columnId);
  }

  getUniqueValues<Value>(columnId: string): Value[] {
    return [this.getValue<Value>(columnId)];
  }

  forgetFilters(): void {
    this.#filters = undefined;
    this.#meta = undefined;
  }
}

/** The rows of one table for functions of TanStack Table, each made when it is first asked for. */
export type FnRows<Row extends RowData> = {
  /** @param place A place within the rows. */
  readonly at: (place: number) => FnRow<Row> | undefined;
  /** As before any filter has been asked. */
  readonly forgetFilters: () => void;
};

/** Gives the same rows for the same rows of a host, however many columns ask. */
export function fnRows<Row extends RowData>(reading: Reading<Row>): (rows: readonly Row[]) => FnRows<Row> {
  const known = new WeakMap<readonly Row[], FnRows<Row>>();
  return (rows) => {
    const found = known.get(rows) ?? rowsFor(rows, reading);
    known.set(rows, found);
    return found;
  };
}

function rowsFor<Row extends RowData>(rows: readonly Row[], reading: Reading<Row>): FnRows<Row> {
  const made: (FnRow<Row> | undefined)[] = [];
  return {
    at: (place) => {
      const original = rows[place];
      if (original !== undefined) made[place] ??= new FnRow(place, original, reading);
      return made[place];
    },
    forgetFilters: () => {
      for (const row of made) row?.forgetFilters();
    },
  };
}
