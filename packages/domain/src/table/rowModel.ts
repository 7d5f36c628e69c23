import type { CellValue, ValueKind } from './cell.ts';
import { type ColumnFilter, cellTest, isActive } from './filter.ts';
import { createHaystack, type Haystack, needleOf } from './haystack.ts';
import { originalOrder, sortedOrder, turnedOrder } from './order.ts';
import { ranks } from './rank.ts';

/** A column as far as sorting, searching and filtering go. */
export type ModelColumn<Row> = {
  readonly id: string;
  readonly kind: ValueKind;
  /** What the cell holds: it is sorted and filtered by this. */
  readonly value: (row: Row) => CellValue;
  /** What the cell shows: it is searched in this. */
  readonly text: (row: Row) => string;
};

export type ColumnSort = { readonly id: string; readonly descending: boolean };

/** What is asked of the rows. Columns that are not there ask for nothing. */
export type RowQuery = {
  readonly search: string;
  /** Ids of the columns that are searched: the visible ones (TBL-21). */
  readonly searched: readonly string[];
  /** The first counts most. */
  readonly sort: readonly ColumnSort[];
  readonly filters: Readonly<Record<string, ColumnFilter>>;
};

/** Sorts, searches and filters rows that stay where they are: the answer is a list of their places. */
export type RowModel = {
  /** Places of the rows that the query leaves, in its order. */
  readonly view: (query: RowQuery) => Uint32Array;
  /** Prepares so many rows more for a search over these columns, while nobody waits; true when all are. */
  readonly prepareSearch: (searched: readonly string[], rows: number) => boolean;
};

/**
 * Prepares `rows` to be asked. Nothing is computed before it is needed, and nothing that was computed is computed again: a
 * second sort of a column, or a second letter of a search, costs one pass over the places.
 * @param locale BCP 47 tag of the language whose alphabet orders texts.
 */
export function createRowModel<Row>(
  rows: readonly Row[],
  columns: readonly ModelColumn<Row>[],
  locale: string,
): RowModel {
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const rankOf = new Map<string, Float64Array>();
  const ascending = new Map<string, Uint32Array>();
  let sought: { readonly key: string; readonly haystack: Haystack } | null = null;

  function ranksOf(column: ModelColumn<Row>): Float64Array {
    const known = rankOf.get(column.id) ?? ranks(rows.map(column.value), column.kind, locale);
    rankOf.set(column.id, known);
    return known;
  }

  function byOneColumn(column: ModelColumn<Row>, descending: boolean): Uint32Array {
    const key = { ranks: ranksOf(column), descending: false };
    const upwards = ascending.get(column.id) ?? sortedOrder(rows.length, [key]);
    ascending.set(column.id, upwards);
    return descending ? turnedOrder(upwards, key.ranks) : upwards;
  }

  function orderOf(sort: readonly ColumnSort[]): Uint32Array {
    const known = sort.flatMap(({ id, descending }) => {
      const column = columnOf.get(id);
      return column === undefined ? [] : [{ column, descending }];
    });
    const [first, ...more] = known;
    if (first === undefined) return originalOrder(rows.length);
    if (more.length === 0) return byOneColumn(first.column, first.descending);
    return sortedOrder(
      rows.length,
      known.map(({ column, descending }) => ({ ranks: ranksOf(column), descending })),
    );
  }

  function haystackOf(searched: readonly string[]): Haystack {
    const key = searched.join('\n');
    if (sought?.key !== key) {
      const shown = searched.flatMap((id) => columnOf.get(id) ?? []);
      const haystack = createHaystack(rows.length, (place) => {
        const row = rows[place];
        return row === undefined ? [] : shown.map(({ text }) => text(row));
      });
      sought = { key, haystack };
    }
    return sought.haystack;
  }

  /** The questions that the filters ask of a row. */
  function testsOf(filters: RowQuery['filters']): ((row: Row) => boolean)[] {
    return Object.entries(filters).flatMap(([id, filter]) => {
      const column = columnOf.get(id);
      if (column === undefined || !isActive(filter)) return [];
      const passes = cellTest(filter);
      return [(row: Row) => passes(column.value(row))];
    });
  }

  function view({ search, searched, sort, filters }: RowQuery): Uint32Array {
    const order = orderOf(sort);
    const needle = needleOf(search);
    const tests = testsOf(filters);
    if (needle === '' && tests.length === 0) return order;
    const haystack = needle === '' ? null : haystackOf(searched);
    const left = order.filter((place) => {
      const row = rows[place];
      return row !== undefined && tests.every((passes) => passes(row)) && (haystack?.has(place, needle) ?? true);
    });
    return left;
  }

  return {
    view,
    prepareSearch: (searched, count) => {
      const haystack = haystackOf(searched);
      haystack.prepare(count);
      return haystack.isReady();
    },
  };
}
