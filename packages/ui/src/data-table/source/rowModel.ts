import type { ColumnSort } from '@tanstack/react-table';
import type { ValueKind } from '../../foundation/cellValue.ts';
import { type FilterValue, cellTest, isActive } from './filter.ts';
import { createHaystack, type Haystack, needleOf, type SearchedColumn } from './haystack.ts';
import { createMemory, remembered } from './memory.ts';
import { originalOrder, sortedOrder } from './order.ts';
import { type Ranks, ranks } from './rank.ts';

/** Filters of columns, each column once. */
type RowFilters = readonly { readonly id: string; readonly value: FilterValue }[];

/** What sorts and filters a column in place of its values. */
export type RowFns<Row> = {
  /** The ranks of the rows that filters leave, which are those of `places`. */
  readonly ranks?: ((rows: readonly Row[], places: Uint32Array, filters: RowFilters) => Ranks) | undefined;
  /** Makes the question that a filter asks of each row. All filters make theirs before the first one is asked. */
  readonly test?: ((filter: FilterValue, rows: readonly Row[]) => (place: number) => boolean) | undefined;
};

/** A column as far as sorting, searching and filtering go: by what its cells hold, and what they show. */
export type ModelColumn<Row> = SearchedColumn<Row> & {
  readonly id: string;
  readonly kind: ValueKind;
  readonly fns?: RowFns<Row> | undefined;
};

/** What is asked of the rows. Columns that are not there ask for nothing. */
export type RowQuery = {
  readonly search: string;
  /** Ids of the columns that are searched: the visible ones (TBL-21). */
  readonly searched: readonly string[];
  /** The first counts most. */
  readonly sorting: readonly ColumnSort[];
  readonly filters: RowFilters;
};

/** Sorts, searches and filters rows that stay where they are: the answer is a list of their places. */
export type RowModel = {
  /**
   * Places of the rows that the query leaves, in its order. Asked twice for the same, it gives the same list, so callers must not
   * change it.
   */
  readonly view: (query: RowQuery) => Uint32Array;
  /** Prepares that many more rows for a search over these columns, when idle; true when all are. */
  readonly prepareSearch: (searched: readonly string[], rows: number) => boolean;
};

/** The rows that a search has found, kept to look for a longer text among them alone. */
type Found = {
  readonly within: Uint32Array;
  readonly haystack: Haystack;
  readonly needle: string;
  readonly places: Uint32Array;
};

/**
 * Prepares `rows` to be asked. Nothing is computed before it is needed, and the last answer of each step is remembered: to
 * filter, to search what is left, to sort what is found. So the next letter of a search looks through what the last one found,
 * and a second sort of a column is one pass over the places.
 * @param locale BCP 47 tag of the language whose alphabet orders texts.
 */
export function createRowModel<Row>(
  rows: readonly Row[],
  columns: readonly ModelColumn<Row>[],
  locale: string,
): RowModel {
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const lastRanks = remembered((_id: string) => createMemory<Ranks>());
  const everything = originalOrder(rows.length);
  const lastView = createMemory<Uint32Array>();
  const lastKept = createMemory<Uint32Array>();
  const lastHaystack = createMemory<Haystack>();
  let lastFound: Found | undefined;

  function saved(filters: RowFilters): Uint32Array {
    const tests = filters.flatMap(({ id, value: filter }) => {
      const column = columnOf.get(id);
      if (column === undefined || !isActive(filter)) return [];
      const passes = cellTest(filter);
      return column.fns?.test?.(filter, rows) ?? ((_: number, row: Row) => passes(column.value(row)));
    });
    if (tests.length === 0) return everything;
    return everything.filter((place) => {
      const row = rows[place];
      return row !== undefined && tests.every((passes) => passes(place, row));
    });
  }

  function haystackOf(searched: readonly string[]): Haystack {
    return lastHaystack([JSON.stringify(searched)], () =>
      createHaystack(
        rows,
        searched.flatMap((id) => columnOf.get(id) ?? []),
      ),
    );
  }

  function found(within: Uint32Array, searched: readonly string[], needle: string): Uint32Array {
    if (needle === '') return within;
    const haystack = haystackOf(searched);
    const last = lastFound?.within === within && lastFound.haystack === haystack ? lastFound : undefined;
    // What holds the longer text holds the shorter one as well.
    const among = last !== undefined && needle.includes(last.needle) ? last.places : within;
    const places = among.filter(haystack.holding(needle));
    lastFound = { within, haystack, needle, places };
    return places;
  }

  function ranksOf({ id, kind, value, fns }: ModelColumn<Row>, left: Uint32Array, filters: RowFilters): Ranks {
    return lastRanks(id)(
      [fns?.ranks && left],
      () => fns?.ranks?.(rows, left, filters) ?? ranks(rows.map(value), kind, locale),
    );
  }

  return {
    view: ({ search, searched, sorting, filters }) => {
      const needle = needleOf(search);
      const filtered = keyOf(filters);
      return lastView([JSON.stringify([needle, searched, sorting, filtered])], () => {
        const left = lastKept([filtered], () => saved(filters));
        const keys = sorting.flatMap(({ id, desc }) => {
          const column = columnOf.get(id);
          return column === undefined ? [] : [{ ranks: ranksOf(column, left, filters), descending: desc }];
        });
        return sortedOrder(found(left, searched, needle), keys);
      });
    },
    prepareSearch: (searched, count) => {
      const haystack = haystackOf(searched);
      haystack.prepare(count);
      return haystack.isReady();
    },
  };
}

/** What tells filters apart; JSON alone would take an end without bounds for one that is open. */
const keyOf = (filters: RowFilters) =>
  JSON.stringify(filters, (_, value: unknown) => (typeof value === 'number' ? String(value) : value));
