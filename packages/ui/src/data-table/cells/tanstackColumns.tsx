'use client';
import type { FilterMeta, RowData } from '@tanstack/react-table';
import { isEmpty } from '../../foundation/cellValue.ts';
import { comparedKeys, comparedRanks } from '../source/comparedRanks.ts';
import type { FilterValue } from '../source/filter.ts';
import type { ColumnFns, TableColumn } from './column.ts';
import { aggregateText } from './aggregateText.ts';
import { createFailure, FailureBadge, FailureNotice } from './FailureNotice.tsx';
import { guarded } from './guarded.ts';
import { type FnRows, fnRows, type TanStackRow } from './tanstackRows.ts';

/** Compared as a method: a function that TanStack Table has typed for rows of its own, which have more, is one too. */
type Method<Given extends readonly unknown[], Answer> = { call(...given: Given): Answer }['call'];

/** The value of a filter as TanStack Table has it: of a range both ends, an open one undefined, days as 'YYYY-MM-DD'. */
export type TanStackFilterValue =
  | string
  | boolean
  | readonly string[]
  | readonly [from: number | string | undefined, to: number | string | undefined];

/** A `filterFn` of TanStack Table's signature. */
export type TanStackFilterFn<Row extends RowData> = Method<
  // A `TanStackFilterValue`, or what `resolveFilterValue` has made of it.
  [row: TanStackRow<Row>, columnId: string, filterValue: unknown, addMeta: (meta: FilterMeta) => void],
  boolean
> & {
  /** Called once for each filter. What it gives is handed on in place of the value. */
  readonly resolveFilterValue?: Method<[value: TanStackFilterValue], unknown> | undefined;
  /** Where it says so the filter lets every row through. */
  readonly autoRemove?: Method<[value: TanStackFilterValue], boolean> | undefined;
};

/** What an `aggregationFn` is given: the rows of one group, in their order. */
export type TanStackGroup<Row extends RowData> = {
  readonly columnId: string;
  readonly rows: readonly TanStackRow<Row>[];
  readonly getValue: Method<[row: TanStackRow<Row>], unknown>;
  readonly maxDepth: number;
};

/** Functions of TanStack Table's signatures, those that it brings or the host's own. */
export type TanStackFns<Row extends RowData> = {
  /** Which of two rows comes first, upwards. Rows without a value stand last either way, and are not asked about. */
  readonly sortFn?: Method<[one: TanStackRow<Row>, other: TanStackRow<Row>, columnId: string], number> | undefined;
  /** Whether a row passes the filter of its column, also one without a value. */
  readonly filterFn?: TanStackFilterFn<Row> | undefined;
  /**
   * What the rows of a group come to, in place of `aggregate`: a figure is written as the column writes its own, a text as it is, several
   * values one after the other. Always of all rows of the group: `merge` is not called.
   */
  readonly aggregationFn?: { readonly aggregate: Method<[group: TanStackGroup<Row>], unknown> } | undefined;
};

/** A column with functions of TanStack Table's signatures. */
export type TanStackColumn<Row extends RowData> = TableColumn<Row> & TanStackFns<Row>;

/**
 * Columns with a `sortFn`, `filterFn` or `aggregationFn` of TanStack Table's signature, for `columns`; a page of tables without one does
 * not pay for it. Make them outside of the component, all of a table at once: `getValue` reads each of them. Where one throws, two rows
 * count as equal, a row does not pass, and a group has no figure; the column says so, and the first error is reported. What gives NaN or
 * nothing decides nothing: rows stay as they came, and pass. Where a server answers (`total`) none is called.
 * @param getRowId The `id` of a row. Default: its index, as in TanStack Table.
 */
export function tanstackColumns<Row extends RowData>(
  columns: readonly TanStackColumn<Row>[],
  getRowId: (row: Row, index: number) => string = (_, index) => String(index),
): TableColumn<Row>[] {
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const filtered = new Set(columns.flatMap(({ id, filterFn }) => (filterFn ? id : [])));
  const rowsOf = fnRows<Row>({ rowId: getRowId, valueOf: (id, row) => columnOf.get(id)?.value(row) });
  return columns.map(({ sortFn, filterFn, aggregationFn, ...column }): TableColumn<Row> => {
    if (!sortFn && !filterFn && !aggregationFn) return column;
    const [unsorted, unfiltered] = [createFailure(), createFailure()];
    return {
      ...column,
      fns: {
        ...(sortFn && sorting(column, sortFn, rowsOf, filtered, unsorted)),
        ...(filterFn && { test: filtering(column.id, filterFn, rowsOf, unfiltered) }),
        ...(aggregationFn && { aggregate: aggregating(column, aggregationFn.aggregate, rowsOf) }),
        notice: <FailureNotice of={[unsorted, unfiltered]} />,
      },
    };
  });
}

type RowsOf<Row extends RowData> = (rows: readonly Row[]) => FnRows<Row>;
type Failure = ReturnType<typeof createFailure>;

function sorting<Row extends RowData>(
  column: TableColumn<Row>,
  sortFn: NonNullable<TanStackFns<Row>['sortFn']>,
  rowsOf: RowsOf<Row>,
  filtered: ReadonlySet<string>,
  failure: Failure,
): Pick<ColumnFns<Row>, 'ranks' | 'keyRanks'> {
  const order = guarded(sortFn, 0, failure.raise);
  const comparing = (rows: readonly Row[]) => {
    failure.clear();
    const { at } = rowsOf(rows);
    return (one: number, other: number): number => {
      const [first, second] = [at(one), at(other)];
      return first && second ? order(first, second, column.id) : 0;
    };
  };
  return {
    ranks: (rows, places, filters) => {
      // Rows that no filter has been asked about hold nothing of the one before.
      if (!filters.some(({ id }) => filtered.has(id))) rowsOf(rows).forgetFilters();
      const held = places.filter((place) => {
        const row = rows[place];
        return row !== undefined && !isEmpty(column.value(row));
      });
      return comparedRanks(held, rows.length, comparing(rows));
    },
    keyRanks: (rows, keys) => comparedKeys(keys, comparing(rows)),
  };
}

function filtering<Row extends RowData>(
  columnId: string,
  filterFn: TanStackFilterFn<Row>,
  rowsOf: RowsOf<Row>,
  failure: Failure,
): ColumnFns<Row>['test'] {
  const passes = guarded<Parameters<typeof filterFn>, unknown>(filterFn, false, failure.raise);
  const isOff = guarded((value: TanStackFilterValue) => filterFn.autoRemove?.(value) ?? false, false, failure.raise);
  const resolve = guarded<[TanStackFilterValue], unknown>(
    (value) => filterFn.resolveFilterValue?.(value),
    undefined,
    failure.raise,
  );
  return (filter, rows) => {
    failure.clear();
    const { at, forgetFilters } = rowsOf(rows);
    forgetFilters();
    const value = filterValue(filter);
    if (isOff(value)) return () => true;
    const resolved = resolve(value) ?? value;
    return (place) => {
      const row = at(place);
      if (row === undefined) return false;
      const answer = passes(row, columnId, resolved, (meta) => {
        row.columnFiltersMeta[columnId] = meta;
      });
      // As in TanStack Table: what says nothing decides nothing.
      const isThrough = answer !== false;
      row.columnFilters[columnId] = isThrough;
      return isThrough;
    };
  };
}

function filterValue(filter: FilterValue): TanStackFilterValue {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim();
    case 'oneOf':
      return filter.values;
    case 'numberRange':
      return [filter.min ?? undefined, filter.max ?? undefined];
    case 'dayRange':
      return [filter.start ?? undefined, filter.end ?? undefined];
    default:
      return filter.value;
  }
}

function aggregating<Row extends RowData>(
  column: TableColumn<Row>,
  aggregate: (group: TanStackGroup<Row>) => unknown,
  rowsOf: RowsOf<Row>,
): ColumnFns<Row>['aggregate'] {
  const figure = guarded<[TanStackGroup<Row>], unknown>(aggregate, THROWN);
  return (all, places, words) => {
    const { at } = rowsOf(all);
    const rows = Array.from(places).flatMap((place) => at(place) ?? []);
    const value = figure({
      columnId: column.id,
      rows,
      getValue: (row) => row.getValue(column.id),
      maxDepth: 0,
    });
    if (value === THROWN) return { value: Number.NaN, content: <FailureBadge /> };
    const originals = rows.map(({ original }) => original);
    return {
      value: typeof value === 'number' ? value : Number.NaN,
      content: aggregateText(column, value, originals, words),
    };
  };
}

const THROWN = Symbol('thrown');
